import {escapeCode, renderToken} from './render-token.js';
import {getTokenRole, type TokenRole} from './token-roles.js';

/** A token of Prism: plain code, or code with a type. */
export type CodeToken =
  | string
  | {
      readonly type: string;
      readonly alias?: string | readonly string[];
      readonly content: CodeToken | readonly CodeToken[];
    };

/**
 * Renders tokens as static HTML, with classes instead of inline styles. To keep pages small, adjacent tokens on a line
 * that have the same role share an element, and plain code has none. Its text content is exactly the code.
 */
export function renderTokens(tokens: readonly CodeToken[]): string {
  const lines: {role: TokenRole | undefined; text: string}[][] = [[]];
  const add = (content: string, types: readonly string[]) => {
    for (const [index, text] of content.split('\n').entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1);
      const previous = line?.at(-1);
      const role = text.trim() === '' ? previous?.role : getTokenRole(types);
      if (text === '') continue;
      if (previous !== undefined && previous.role === role) previous.text += text;
      else line?.push({role, text});
    }
  };
  const visit = (token: CodeToken | readonly CodeToken[], types: readonly string[]) => {
    if (typeof token === 'string') add(token, types);
    else if ('type' in token) visit(token.content, [...types, token.type, ...[token.alias ?? []].flat()]);
    else for (const child of token) visit(child, types);
  };
  visit(tokens, []);
  return lines.map((line) => line.map(renderRun).join('')).join('\n');
}

const renderRun = ({role, text}: {role: TokenRole | undefined; text: string}) =>
  role === undefined ? escapeCode(text) : renderToken(role, text);
