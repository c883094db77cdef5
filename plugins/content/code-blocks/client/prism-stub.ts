/**
 * Replaces `prism-react-renderer` in the browser, where nothing is highlighted. The theme's client module passes
 * `Prism` to `@theme/prism-include-languages`.
 */
export const Prism = {languages: {}};
