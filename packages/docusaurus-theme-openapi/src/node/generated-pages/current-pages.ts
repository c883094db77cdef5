import type {SourcePage} from '../layout/page-index';
import type {SourceFile} from '../site/site-pages';

/** Earlier versions of docs, and translations. They have the same elements as the current pages. */
const copies = /^(?:i18n|(?:[^/]+_)?versioned_docs)\//;

/** Files that aren't pages, but that pages can import. */
const partials = /(?:^|\/)_/;

/** Lists the pages of the current version in the default language. */
export const listCurrentPages = (files: readonly SourceFile[]): SourcePage[] =>
  files
    .filter(({file}) => !copies.test(file) && !partials.test(file))
    // The URL only matters for links, but without one, a file isn't a page.
    .map(({file, elements}) => ({source: `@site/${file}`, url: '', elements}));
