import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * `themeConfig.prism`: no theme of Prism's, because its default is sent to the browser with every page.
 * The colors of code are CSS variables in `src/css/code.css`.
 */
export const prism = {theme: {plain: {}, styles: []}} satisfies ThemeConfig['prism'];
