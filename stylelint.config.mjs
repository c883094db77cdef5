const colorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Colors and radii come from variables, so that both themes hold.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': colorFunctions,
    'declaration-property-value-allowed-list': {
      '/^border(-.*)?-radius$/': ['/^(?:var\\(--[^)]+\\)|0|50%|inherit|\\s)+$/'],
    },
    // Names that the theme gives (navbar__item, --ifm-*), CSS modules (camelCase) and our own stand side by side.
    'selector-class-pattern': null,
    'custom-property-pattern': '^(?:ifm|ds|docsearch|docusaurus|aa)-[a-z0-9-]+$',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    // Order by specificity would tear apart what belongs together.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // The two places where colors are made.
      files: ['src/css/tokens.css', 'src/css/code*.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
