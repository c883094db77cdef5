import {translate} from '@docusaurus/Translate';

/** Returns the messages of the components on pages. */
export const getComponentTexts = () => ({
  'code.label': translate({id: 'theme.openapi.code.label', message: '{language} code'}),
  'code.copy': translate({id: 'theme.openapi.code.copy', message: 'Copy'}),
  'code.copied': translate({id: 'theme.openapi.code.copied', message: 'Copied'}),
  'text.selected': translate({
    id: 'theme.openapi.text.selected',
    message: 'Couldn’t copy. The text is selected; use the keyboard to copy it.',
  }),
  'sample.language': translate({id: 'theme.openapi.sample.language', message: 'Language'}),
  'sample.more': translate({id: 'theme.openapi.sample.more', message: 'More'}),
  'sample.moreLanguages': translate({id: 'theme.openapi.sample.moreLanguages', message: 'More languages'}),
  'sample.loadError': translate({
    id: 'theme.openapi.sample.loadError',
    message: 'The code couldn’t be loaded. Check your connection, then retry.',
  }),
  'fold.openAll': translate({id: 'theme.openapi.fold.openAll', message: 'Open all'}),
  'fold.closeAll': translate({id: 'theme.openapi.fold.closeAll', message: 'Close all'}),
  'filter.count.plurals': translate({
    id: 'theme.openapi.filter.count.plurals',
    message: '{matches} of {count} operation|{matches} of {count} operations',
  }),
  'filter.changes.plurals': translate({
    id: 'theme.openapi.filter.changes.plurals',
    message: '{matches} of {count} change|{matches} of {count} changes',
  }),
  'console.tryIt': translate({id: 'theme.openapi.console.tryIt', message: 'Try it'}),
  'console.run': translate({id: 'theme.openapi.console.run', message: 'Run'}),
  'console.retry': translate({id: 'theme.openapi.console.retry', message: 'Retry'}),
  'console.loadError': translate({
    id: 'theme.openapi.console.loadError',
    message: 'The console couldn’t be loaded. Check your connection, then retry.',
  }),
  'console.outdated': translate({
    id: 'theme.openapi.console.outdated',
    message: 'The site was updated. Reload the page to continue.',
  }),
  'console.reload': translate({id: 'theme.openapi.console.reload', message: 'Reload'}),
});

export type ComponentTexts = ReturnType<typeof getComponentTexts>;
