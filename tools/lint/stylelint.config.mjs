const colorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Colors and radii come from variables, whose colors depend on the color mode.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': colorFunctions,
    'declaration-property-value-allowed-list': {
      '/^border(-.*)?-radius$/': ['/^(?:var\\(--[^)]+\\)|0|50%|inherit|\\s)+$/'],
      // The steps of the type scale in tokens.css, or sizes that are relative to the surrounding text.
      'font-size': ['/^var\\(--[^)]+\\)$/', '/em$(?<!rem)/', 'inherit'],
    },
    // Class names come from the theme (navbar__item), CSS modules (camelCase), and our own style sheets.
    'selector-class-pattern': null,
    'custom-property-pattern': '^(?:ifm|ds|docsearch|docusaurus|openapi|search|page-menu|load-failure|aa)-[a-z0-9-]+$',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    // Related rules stay together, even if their specificity decreases.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // The files that define colors.
      files: ['src/css/tokens.css', 'src/css/code*.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
    {
      // Text in diagrams is measured in the drawing's units.
      files: ['product/elements/diagrams/*.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
    {
      // Variables of these packages have default values, which depend on Infima's variables.
      files: ['packages/docusaurus-*/**/*.css'],
      rules: {
        // Some locales are written from right to left.
        'property-disallowed-list': ['left', 'right', '/^(?:margin|padding|border)-(?:left|right)/'],
        'declaration-property-value-disallowed-list': {'text-align': ['left', 'right']},
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': {
          'font-size': ['/^(?:0.75|0.875|1|1.125)rem$/', '/^var\\(--[^)]+\\)$/', '/em$(?<!rem)/', 'inherit'],
        },
      },
    },
  ],
};
