/** @param {string} name @param {string} message @param {RegExp} searchPattern */
const rejectText = (name, message, searchPattern) => ({
  name,
  message,
  searchPattern: String(searchPattern),
  searchScope: 'text',
});

/** The rules of STYLEGUIDE.md that a pattern can find. cspell rejects single words, in all files. */
const styleRules = [
  rejectText(
    'contractions',
    'Write a contraction such as "isn\'t".',
    /\b(?:do|does|did|is|are|was|were|has|have|could|would|should|need) not\b|\bcannot\b/gi,
  ),
  rejectText(
    'filler',
    'Remove this filler word.',
    /\b(?:simply|easily|obviously|of course|basically|actually|very)\b/gi,
  ),
  rejectText('please', 'Use the imperative without "please".', /\bplease\b/gi),
  rejectText('latin', 'Write "for example", "such as", or "that is".', /\b(?:e\.g\.|i\.e\.|etc\b\.?|viz\.)/gi),
  rejectText('plain-words', 'Write "use" or "to".', /\b(?:utilize[sd]?|leverages?|in order to)\b/gi),
  rejectText(
    'marketing',
    'Replace marketing language with a fact.',
    /\b(?:seamless(?:ly)?|robust|powerful|cutting-edge|world-class|best-in-class|blazing(?:ly)?|effortless(?:ly)?)\b/gi,
  ),
  rejectText(
    'durations',
    'Write the number.',
    /\b(?:reasonable|a while|some time|a few (?:seconds|minutes|hours|days))\b/gi,
  ),
  rejectText(
    'relative-times',
    'Name a version or a date instead of a relative time.',
    /\b(?:(?:last|this|next) (?:year|quarter|week)|recently|currently|nowadays|at the moment|at present|right now|as of now)\b/gi,
  ),
  rejectText('placeholders', 'Write the text.', /\b(?:TBD|TBA|lorem ipsum|coming soon|under construction)\b/gi),
  rejectText(
    'standard-terms',
    'Use the standard term: endpoint, webhook, email, website, OpenAPI, immediately, process.',
    /\bend[ -]points?\b|\bweb[ -]hooks?\b|\be-mails?\b|\bweb[ -]sites?\b|\bOpen API\b|\bat once\b|\bcarr(?:y|ies|ied) out\b/gi,
  ),
];

export default {
  globs: ['**/*.{md,mdx}'],
  // Notes for the changelog.
  ignores: ['.changeset'],
  gitignore: true,
  noBanner: true,
  noProgress: true,
  customRules: ['markdownlint-rule-search-replace'],
  config: {
    'search-replace': {rules: styleRules},
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
    MD050: {style: 'asterisk'},
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
