/** The example product's files and folders, which `npm run init` removes, by content. */
export const exampleFiles: Readonly<Record<string, readonly string[]>> = {
  pages: ['docs'],
  'contract, samples, widget, and behavior of the mock': [
    ...['mock', 'openapi', 'samples', 'ui-sdk', 'widget', 'README.md'].map((name) => `product/${name}`),
  ],
  'elements of pages, and the home page': [
    ...['client', 'components', 'diagrams', 'home-example', 'rendered-designs'],
    ...['README.md', 'authoring.md', 'contract-reader.ts', 'elements.ts', 'index.ts', 'playground/setups'],
  ].map((name) => `product/elements/${name}`),
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
