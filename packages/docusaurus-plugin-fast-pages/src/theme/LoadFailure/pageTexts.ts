import {translate} from '@docusaurus/Translate';

/**
 * The messages that are shown above a page whose scripts failed to load. The build adds them to pages, because React
 * isn't running then. They're declared here so that `docusaurus write-translations` finds them.
 */
export const getPageTexts = (): readonly string[] => [
  translate({
    id: 'theme.LoadFailure.page',
    message: 'Parts of this page didn’t load: {reason} You can read the page and follow its links.',
    description: 'The message above a page whose scripts failed to load. The reason is a sentence.',
  }),
  translate({
    id: 'theme.LoadFailure.unavailable',
    message: 'The server still doesn’t respond.',
    description: 'The sentence after the message if loading the scripts again failed',
  }),
];
