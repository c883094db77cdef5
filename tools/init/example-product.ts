/** The example product's files and folders, which `npm run init` removes, by content. */
export const exampleFiles: Readonly<Record<string, readonly string[]>> = {
  pages: ['docs'],
  'the contract, samples, page elements, widget, and behavior of the mock': ['product'],
  'files of the widget': ['config/plugins/widget-files.ts'],
  'search questions, synonyms, and phrases': ['config/search', 'bench/search/questions.yaml'],
  'content tests': ['tests/content', 'tests/another-brand.build.full.test.ts'],
  'this command, and drafts in the style of the example contract': [
    'tools/init',
    'tools/init.ts',
    'tools/new/operation.ts',
    'tools/new/new.test.ts',
    ...['operation-page.mdx', 'operation.yaml', 'request-body.yaml', 'response.yaml'].map(
      (name) => `tools/new/templates/${name}.template`,
    ),
  ],
};

/** The browser tests that pass on any site. The others visit the example product's pages, so they're removed, too. */
export const platformSpecs: readonly string[] = [
  'tests/accessibility.spec.ts',
  'tests/first-paint.spec.ts',
  'tests/routes.spec.ts',
  'tests/smoke.spec.ts',
  'tests/theme.spec.ts',
];
