import type {PageMenuLink} from './page-menu-data';

// So that copies of the components need no package that the site doesn't depend on.
export {notInMarkdown, notSearched, useCopy} from '@developer-docs/docusaurus-utils';
export {fetchMarkdown} from './fetch-markdown';
export {getMarkdownUrl} from './markdown-url';
export {
  usePageMenuData,
  type Assistant,
  type PageMenuData,
  type PageMenuLink,
  type PageMenuOptions,
} from './page-menu-data';

/** Props of `@theme/PageMenu`. */
export interface PageMenuProps {
  /** URL path of the page, including the base URL. By default, it's the current page. */
  readonly page?: string;
  /** Links that replace the links in the theme's `pageMenu.links` option. */
  readonly links?: readonly PageMenuLink[];
  readonly className?: string;
}
