import type {SourcePatch} from './source-patch';

/**
 * Two changes to the bundle of DocSearch:
 *
 * - After a failed search, the status stays `error`. DocSearch sets it and overwrites it with `idle` before React renders, so its own
 *   error screen never appears.
 * - The logo has no `<style>` element, which the content security policy blocks. The site's style sheet colors the logo.
 */
export const docsearch: SourcePatch = {
  name: 'docsearch',
  files: [
    {
      package: '@docsearch/react',
      version: '3.9.0',
      file: 'dist/esm/index.js',
      replacements: [
        {
          search: '.finally((function(){p("idle"),',
          replace: '.finally((function(){"error"!==c.getState().status&&p("idle"),',
        },
        {
          search:
            'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}"))',
          replace: 'null',
        },
      ],
    },
  ],
};
