/** Allows tools in the browser, such as API clients, to load files from the site. */
const crossOriginHeaders = {'Access-Control-Allow-Origin': '*'};

/** Response headers of files, in addition to the defaults of docusaurus-plugin-hosting. */
export const headerRules = [
  {files: 'openapi/', headers: crossOriginHeaders},
  // Many hosts map .ts to video/mp2t.
  {files: '.d.ts', headers: {...crossOriginHeaders, 'Content-Type': 'text/plain; charset=utf-8'}},
];
