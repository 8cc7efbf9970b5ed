# Signs programs with the certificate that the pipeline has unpacked; its password is in the variable PASSWORD.
param([Parameter(Mandatory, ValueFromRemainingArguments)] [string[]] $Programs)

$ErrorActionPreference = "Stop"
# The kits of Windows lie side by side; the newest has the tool.
$tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" |
    Sort-Object { [version] $_.Directory.Parent.Name } | Select-Object -Last 1
foreach ($program in $Programs) {
    & $tool sign /fd sha256 /f "$env:RUNNER_TEMP\signing.pfx" /p $env:PASSWORD `
        /tr http://timestamp.digicert.com /td sha256 $program
    if ($LASTEXITCODE) { throw "$program could not be signed" }
    & $tool verify /pa $program
    if ($LASTEXITCODE) { throw "the signature of $program is not accepted" }
}
