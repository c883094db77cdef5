import type {TokenRole} from './token-roles.js';

/** Renders code that has a role. */
export const renderToken = (role: TokenRole, text: string): string =>
  `<span class="code-${role}">${escapeCode(text)}</span>`;

/** Escapes code for an element's content. */
export const escapeCode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
