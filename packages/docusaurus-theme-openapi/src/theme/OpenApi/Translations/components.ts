import {translate} from '@docusaurus/Translate';

/** Returns the texts of the components of pages. */
export const getComponentTexts = () => ({
  'code.label': translate({
    id: 'theme.openapi.code.label',
    message: '{language} code',
    description: 'Name of a code block',
  }),
  'code.copy': translate({id: 'theme.openapi.code.copy', message: 'Copy', description: 'Button that copies code'}),
  'code.copied': translate({id: 'theme.openapi.code.copied', message: 'Copied', description: 'Result of copying code'}),
  'code.selected': translate({
    id: 'theme.openapi.code.selected',
    message: 'Couldn’t copy. The code is selected; use the keyboard to copy it.',
    description: 'Result of copying code if the browser forbids it',
  }),
  'text.selected': translate({
    id: 'theme.openapi.text.selected',
    message: 'Couldn’t copy. The text is selected; use the keyboard to copy it.',
    description: 'Result of copying a URL if the browser forbids it',
  }),
  'sample.language': translate({
    id: 'theme.openapi.sample.language',
    message: 'Language',
    description: 'Name of the tabs with samples',
  }),
  'filter.count.plurals': translate({
    id: 'theme.openapi.filter.count.plurals',
    message: '{matches} of {count} operation|{matches} of {count} operations',
    description: 'Number of operations that match a filter',
  }),
  'console.tryIt': translate({
    id: 'theme.openapi.console.tryIt',
    message: 'Try it',
    description: 'Button that opens the console',
  }),
  'console.run': translate({
    id: 'theme.openapi.console.run',
    message: 'Run',
    description: 'Button that opens the console and sends the request',
  }),
  'console.retry': translate({
    id: 'theme.openapi.console.retry',
    message: 'Retry',
    description: 'Button that repeats what failed',
  }),
  'console.loadError': translate({
    id: 'theme.openapi.console.loadError',
    message: 'The console couldn’t be loaded. Check your connection, then retry.',
    description: 'Error message',
  }),
  'console.outdated': translate({
    id: 'theme.openapi.console.outdated',
    message: 'The site was updated. Reload the page to continue.',
    description: 'Error message after a deploy',
  }),
  'console.reload': translate({
    id: 'theme.openapi.console.reload',
    message: 'Reload',
    description: 'Button that reloads the page',
  }),
});

export type ComponentTexts = ReturnType<typeof getComponentTexts>;
