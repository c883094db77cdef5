/**
 * What the theme finds in place of `prism-react-renderer` in the browser: nothing to highlight with, because code arrives
 * highlighted. The theme's client module reads `Prism` and hands it to `@theme/prism-include-languages`.
 */
export const Prism = {languages: {}};
