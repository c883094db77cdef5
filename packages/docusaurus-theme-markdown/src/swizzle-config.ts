import type {SwizzleConfig} from '@docusaurus/types';

/** Returns which components users can wrap or replace without being affected by minor versions. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    PageMenu: {
      actions: {eject: 'safe', wrap: 'safe'},
      description: 'The menu that copies a page as Markdown and links to its Markdown file',
    },
    DocBreadcrumbs: {
      actions: {eject: 'forbidden', wrap: 'forbidden'},
      description: 'Adds the page menu to the breadcrumbs of the theme. To change the menu, swizzle PageMenu.',
    },
  },
});
