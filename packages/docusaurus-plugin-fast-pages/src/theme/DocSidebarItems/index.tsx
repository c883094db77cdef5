// theme-classic's component, or the component in LongList.tsx, which renders only part of a long list. If the option is
// off, the site doesn't contain its code.
export {default} from '@generated/docusaurus-plugin-fast-pages/default/sidebar.js';
