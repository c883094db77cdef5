/** Environment variables that shells and operating systems use. */
const usedVariables = new Set(
  'EDITOR HOME HOST HOSTNAME IFS LANG LOGNAME MAIL OLDPWD PATH PWD SHELL TEMP TERM TMP TMPDIR TZ UID USER USERNAME'.split(
    ' ',
  ),
);

/**
 * Creates the name of an environment variable that's valid in every shell: `API_KEY` for `apiKey`, `_3SCALE_KEY` for
 * `3scale-key`.
 */
export function createVariableName(schemeName: string): string {
  const name = schemeName
    .normalize('NFKD')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toUpperCase();
  if (name === '') return 'API_KEY';
  return usedVariables.has(name) ? `API_${name}` : name.replace(/^(?=\d)/, '_');
}
