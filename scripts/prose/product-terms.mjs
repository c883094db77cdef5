// cspell:ignore lication
/**
 * The product's terms: one for each concept. They're checked on pages and in the contract, but not in READMEs, which
 * use general software terms. `example` contains rejected text and its replacement.
 *
 * @type {readonly (import('./vocabulary.mjs').Term & {example: readonly [string, string]})[]}
 */
export const productTerms = [
  {
    preferred: 'API key',
    avoid: /\b(?:API[ -]tokens?|secret keys?|access keys?|app(?:lication)? keys?)\b/i,
    example: ['an API token', 'an API key'],
  },
  {
    preferred: 'user token',
    avoid: /\b(?:access|bearer|session|auth|authentication) tokens?\b|\bJWTs?\b/i,
    example: ['a bearer token', 'a user token'],
  },
  {preferred: 'variant', avoid: /\bvariations?\b/i, example: ['a variation', 'a variant']},
  {preferred: 'design', avoid: /\b(?:artworks?|creatives)\b/i, example: ['an artwork', 'a design']},
  {
    preferred: 'content block',
    avoid: /\bcontent (?:elements?|sections?|modules?)\b/i,
    example: ['a content element', 'a content block'],
  },
];
