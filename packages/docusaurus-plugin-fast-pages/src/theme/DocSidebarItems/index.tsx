// theme-classic's component, or the one of LongList.tsx, which renders only a part of long lists. Without the option, a
// site doesn't contain its code.
export {default} from '@generated/docusaurus-plugin-fast-pages/default/sidebar.js';
