export default {
  globs: ['**/*.{md,mdx}'],
  // Notes for the changelog.
  ignores: ['.changeset'],
  gitignore: true,
  noBanner: true,
  noProgress: true,
  config: {
    // Editors wrap long lines.
    MD013: false,
    // Reference pages repeat headings such as "Errors" in different sections.
    MD024: {siblings_only: true},
    // MDX components look like HTML. MDX rejects unknown or unclosed ones.
    MD033: false,
    // The build checks anchors, including those of explicit heading IDs and of components.
    MD051: false,
    MD003: {style: 'atx'},
    MD004: {style: 'dash'},
    MD035: {style: '---'},
    MD046: {style: 'fenced'},
    MD048: {style: 'backtick'},
    MD049: {style: 'underscore'},
    // The token for the product's name, `__BRAND__`, looks like strong emphasis.
    MD050: false,
    MD059: {
      prohibited_texts: [
        'click here',
        'here',
        'link',
        'this link',
        'more',
        'read more',
        'this page',
        'this',
        'it',
        'docs',
      ],
    },
    // The alignment of table pipes has no effect on the result.
    MD060: false,
  },
};
