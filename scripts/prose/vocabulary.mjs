// cspell:ignore lication utili

/**
 * A preferred term or spelling. `rules.test.ts` has an example for each.
 *
 * @typedef {object} Term
 * @property {string} preferred - The term to write.
 * @property {RegExp} avoid - Other spellings, or other terms for the same concept.
 * @property {boolean} [isProductTerm] - Whether the term belongs to the product: it is checked on pages and in the contract,
 * but not in READMEs, which are about software in general.
 */

/** @type {readonly Term[]} */
export const terms = [
  {preferred: 'endpoint', avoid: /\bend[ -]points?\b/i},
  {preferred: 'webhook', avoid: /\bweb[ -]hooks?\b/i},
  {preferred: 'email', avoid: /\be-mails?\b/i},
  {preferred: 'website', avoid: /\bweb[ -]sites?\b/i},
  {preferred: 'web page', avoid: /\bwebpages?\b/i},
  {preferred: 'JavaScript', avoid: /\bJavascript\b|\bJava Script\b/},
  {preferred: 'TypeScript', avoid: /\bTypescript\b|\bType Script\b/},
  {preferred: 'GitHub', avoid: /\bGithub\b/},
  {preferred: 'OpenAPI', avoid: /\bOpen API\b|\bOpenApi\b|\bSwagger\b/},
  {preferred: 'API', avoid: /\bApis?\b/},
  {preferred: 'JSON', avoid: /\bJson\b/},
  {preferred: 'HTTP', avoid: /\bHttps?\b/},
  {preferred: 'URL', avoid: /\bUrls?\b/},
  {preferred: 'canceled', avoid: /\bcancelled\b/i},
  {
    preferred: 'API key',
    avoid: /\b(?:API[ -]tokens?|secret keys?|access keys?|app(?:lication)? keys?)\b/i,
    isProductTerm: true,
  },
  {
    preferred: 'user token',
    avoid: /\b(?:access|bearer|session|auth|authentication) tokens?\b|\bJWTs?\b/i,
    isProductTerm: true,
  },
  {preferred: 'variant', avoid: /\bvariations?\b/i, isProductTerm: true},
  {preferred: 'design', avoid: /\b(?:artworks?|creatives)\b/i, isProductTerm: true},
  {preferred: 'content block', avoid: /\bcontent (?:elements?|sections?|modules?)\b/i, isProductTerm: true},
];

/**
 * Words and phrases to avoid in prose, with advice on how to rephrase them.
 *
 * @type {readonly {readonly avoid: RegExp, readonly advice: string}[]}
 */
export const fillerWords = [
  {avoid: /\b(?:simply|easily|obviously|of course|basically|actually|very)\b/i, advice: 'Remove this filler word.'},
  {avoid: /\bplease\b/i, advice: 'Use the imperative without "please".'},
  {avoid: /\b(?:e\.g\.|i\.e\.|etc\b\.?|viz\.|et al\.)/i, advice: 'Write "for example", "such as", or "that is".'},
  {avoid: /\b(?:utili[sz]es?|leverages?|in order to)\b/i, advice: 'Write "use" or "to".'},
  {
    avoid:
      /\b(?:seamless(?:ly)?|robust|powerful|cutting-edge|world-class|best-in-class|blazing(?:ly)?|effortless(?:ly)?|state-of-the-art)\b/i,
    advice: 'Replace marketing language with a fact.',
  },
  {
    avoid: /\b(?:reasonable|a while|some time|a few (?:seconds|minutes|hours|days))\b/i,
    advice: 'Write the number.',
  },
  {
    avoid: /\b(?:TBD|TBA|lorem ipsum|coming soon|under construction|to be (?:determined|announced))\b/i,
    advice: 'Write the text, or remove the placeholder.',
  },
];

/** Proper names, which keep their capital in headings. Names with a capital inside, such as JavaScript, don't have to be listed. */
export const properNames = [
  'Algolia',
  'Angular',
  'Apache',
  'Chromium',
  'Cloudflare',
  'Docker',
  'Docusaurus',
  'Infima',
  'Markdown',
  'Netlify',
  'Node',
  'Playwright',
  'Prism',
  'Python',
  'React',
  'Vue',
];
