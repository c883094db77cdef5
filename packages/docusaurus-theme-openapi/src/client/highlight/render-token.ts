import type {TokenRole} from './token-roles';

/** Renders code that has a role. */
export const renderToken = (role: TokenRole, text: string): string =>
  `<span class="code-${role}">${escapeCode(text)}</span>`;

/** Escapes code for the content of an element. */
export const escapeCode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
