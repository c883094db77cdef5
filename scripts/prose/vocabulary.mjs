// cspell:ignore lication bthrottl utili

/**
 * One word for one thing. STYLEGUIDE.md has the reasons; a test tries every line.
 *
 * @typedef {object} Term
 * @property {string} write - The word of this documentation.
 * @property {RegExp} not - Other words for the same thing, or other spellings of it.
 * @property {boolean} [isOfProduct] - It is a word of the product: it holds on pages and in the contract, and not in the
 * READMEs, which speak of software in general.
 */

/** @type {readonly Term[]} */
export const terms = [
  {write: 'endpoint', not: /\bend[ -]points?\b/i},
  {write: 'webhook', not: /\bweb[ -]hooks?\b/i},
  {write: 'email', not: /\be-mails?\b/i},
  {write: 'website', not: /\bweb[ -]sites?\b/i},
  {write: 'web page', not: /\bwebpages?\b/i},
  {write: 'JavaScript', not: /\bJavascript\b|\bJava Script\b/},
  {write: 'TypeScript', not: /\bTypescript\b|\bType Script\b/},
  {write: 'GitHub', not: /\bGithub\b/},
  {write: 'OpenAPI', not: /\bOpen API\b|\bOpenApi\b|\bSwagger\b/},
  {write: 'API', not: /\bApis?\b/},
  {write: 'JSON', not: /\bJson\b/},
  {write: 'HTTP', not: /\bHttps?\b/},
  {write: 'canceled', not: /\bcancelled\b/i},
  {write: 'address', not: /\bUR[IL]s?\b/i, isOfProduct: true},
  {
    write: 'API key',
    not: /\b(?:API[ -]tokens?|secret keys?|access keys?|app(?:lication)? keys?)\b/i,
    isOfProduct: true,
  },
  {write: 'user token', not: /\b(?:access|bearer|session|auth|authentication) tokens?\b|\bJWTs?\b/i, isOfProduct: true},
  {write: 'request', not: /\b(?:jobs?|tasks?)\b/i, isOfProduct: true},
  {write: 'user', not: /\b(?:end[ -]users?|(?:your|our) customers?)\b/i, isOfProduct: true},
  {write: 'listener', not: /\bevent[ -](?:handlers?|listeners?|callbacks?)\b/i, isOfProduct: true},
  {write: 'dialog', not: /\b(?:modals?|pop-?ups?|lightbox(?:es)?)\b/i, isOfProduct: true},
  {write: 'plan', not: /\b(?:subscriptions?|pricing tiers?|price plans?)\b/i, isOfProduct: true},
  {write: 'allowance', not: /\b(?:quotas?|credits?)\b/i, isOfProduct: true},
  {write: 'rate limit', not: /\bthrottl(?:e|es|ed|ing)\b/i, isOfProduct: true},
  {write: 'variant', not: /\bvariations?\b/i, isOfProduct: true},
  {write: 'design', not: /\b(?:artworks?|creatives)\b/i, isOfProduct: true},
  {write: 'content block', not: /\bcontent (?:elements?|sections?|modules?)\b/i, isOfProduct: true},
];

/**
 * Words that say nothing, or that a reader in a hurry has to translate.
 *
 * @type {readonly {readonly not: RegExp, readonly cure: string}[]}
 */
export const emptyWords = [
  {not: /\b(?:simply|easily|obviously|of course|basically|actually|very)\b/i, cure: 'Drop it: what is easy shows.'},
  {not: /\bplease\b/i, cure: 'Say what to do.'},
  {not: /\b(?:e\.g\.|i\.e\.|etc\b\.?|viz\.|et al\.)/i, cure: 'Write "for example" or "that is", or name the rest.'},
  {not: /\b(?:utili[sz]es?|leverages?|in order to)\b/i, cure: 'Write "use" or "to".'},
  {
    not: /\b(?:seamless(?:ly)?|robust|powerful|cutting-edge|world-class|best-in-class|blazing(?:ly)?|effortless(?:ly)?|state-of-the-art)\b/i,
    cure: 'Say what it does, with a number.',
  },
  {
    not: /\b(?:reasonable|a while|some time|a few (?:seconds|minutes|hours|days))\b/i,
    cure: 'Say how much, as a number.',
  },
  {
    not: /\b(?:TBD|TBA|lorem ipsum|coming soon|under construction|to be (?:determined|announced))\b/i,
    cure: 'Write it, or leave it out.',
  },
];

/** Names that keep their capital in a heading. Names with a capital inside, such as JavaScript, need no place here. */
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
