// cspell:ignore lication
import type {Term} from './terms';

/**
 * The product's terms: one for each concept. They're checked on pages and in the contract, but not in READMEs, which
 * use general software terms.
 */
export const productTerms: readonly Term[] = [
  {
    avoid: /\b(?:API[ -]tokens?|secret keys?|access keys?|app(?:lication)? keys?)\b/i,
    advice: 'Write "API key".',
    example: ['an API token', 'an API key'],
  },
  {
    avoid: /\b(?:access|bearer|session|auth|authentication) tokens?\b|\bJWTs?\b/i,
    advice: 'Write "user token".',
    example: ['a bearer token', 'a user token'],
  },
  {avoid: /\bvariations?\b/i, advice: 'Write "variant".', example: ['a variation', 'a variant']},
  {avoid: /\b(?:artworks?|creatives)\b/i, advice: 'Write "design".', example: ['an artwork', 'a design']},
  {
    avoid: /\bcontent (?:elements?|sections?|modules?)\b/i,
    advice: 'Write "content block".',
    example: ['a content element', 'a content block'],
  },
];
