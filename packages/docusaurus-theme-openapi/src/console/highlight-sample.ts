import {escapeCode, renderToken} from '../shared/highlight/render-token';
import type {TokenRole} from '../shared/highlight/token-roles';

const keywords = {
  bash: new Set(['curl']),
  javascript: new Set(['const', 'await', 'new', 'import', 'from', 'null', 'true', 'false']),
};

type Grammar = keyof typeof keywords;

const tokens = {
  string: /(?<quote>["'`])(?:\\.|(?!\k<quote>)[^\\])*\k<quote>/,
  word: /[A-Za-z_]\w*/,
  number: /\b\d+(?:\.\d+)?\b/,
  // Such as `--header`
  option: /(?<=\s)--?[a-z][\w-]*/,
};
const token = new RegExp(
  Object.entries(tokens)
    .map(([name, {source}]) => `(?<${name}>${source})`)
    .join('|'),
  'gi',
);

/** Highlights a request sample in the console, without loading Prism. */
export function highlightSample(code: string, grammar: Grammar): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const [text] = match;
    html += escapeCode(code.slice(end, match.index));
    end = match.index + text.length;
    const role = getRole(match.groups ?? {}, grammar, code[end] === '(');
    html += role === undefined ? escapeCode(text) : renderToken(role, text);
  }
  return html + escapeCode(code.slice(end));
}

/** Returns the role of a token; `undefined` for plain code. */
function getRole(
  {string, word, number, option}: NonNullable<RegExpMatchArray['groups']>,
  grammar: Grammar,
  isCall: boolean,
): TokenRole | undefined {
  if (string !== undefined) return 'string';
  if (word !== undefined && keywords[grammar].has(word)) return 'keyword';
  if (grammar === 'bash') return option === undefined ? undefined : 'variable';
  if (word !== undefined) return isCall ? 'function' : undefined;
  return number === undefined ? undefined : 'number';
}
