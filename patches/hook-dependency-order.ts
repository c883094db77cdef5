import type {SourcePatch} from './source-patch';

/**
 * `useShallowMemoObject` sorts property names only to get a stable order. The first `localeCompare` of a page makes the browser load
 * collation data, which is a long task on a phone. Comparing code units gives an order that is just as stable.
 */
export const hookDependencyOrder: SourcePatch = {
  name: 'hook-dependency-order',
  files: [
    {
      package: '@docusaurus/theme-common',
      version: '3.7.0',
      file: 'lib/utils/reactUtils.js',
      replacements: [
        {
          search: 'deps.sort((a, b) => a[0].localeCompare(b[0]));',
          replace: 'deps.sort(([a], [b]) => (a < b ? -1 : 1));',
        },
      ],
    },
  ],
};
