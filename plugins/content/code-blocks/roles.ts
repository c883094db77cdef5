/**
 * What a token is to a reader. The class of a role is `code-<role>`; its color is `--ds-code-<role>` in `src/css/code.css`.
 */
export type Role = (typeof roles)[number];

/** All roles: a test holds the style sheet against them. */
export const roles = [
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'property',
  'tag',
  'variable',
  'inserted',
  'deleted',
] as const;

/** Token types of Prism by role. `plain` ends the search: inside a tag or a string, these are ordinary code again. */
const types: Readonly<Record<Role | 'plain', readonly string[]>> = {
  plain: [
    'interpolation',
    'interpolation-expression',
    'language-css',
    'language-javascript',
    'operator',
    'plain-text',
    'punctuation',
    'script',
    'style',
    'unchanged',
  ],
  comment: ['cdata', 'comment', 'coord', 'doctype', 'prolog'],
  keyword: ['important', 'keyword', 'method', 'null', 'rule'],
  string: ['attr-value', 'char', 'regex', 'string', 'template-string', 'triple-quoted-string', 'url'],
  number: ['boolean', 'constant', 'number', 'symbol'],
  function: ['decorator', 'function', 'function-variable'],
  type: ['builtin', 'class-name', 'maybe-class-name', 'namespace'],
  property: ['attr-name', 'header-name', 'key', 'property', 'selector'],
  tag: ['tag'],
  variable: ['variable'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

const roleOfType = new Map(
  Object.entries(types).flatMap(([role, names]) => names.map((name) => [name, role as Role | 'plain'] as const)),
);

/**
 * The role of a token.
 *
 * @param tokenTypes - Its types, outermost first, as `normalizeTokens` gives them.
 * @returns The role of the innermost type that has one; `undefined` for code without a color of its own.
 */
export function roleOf(tokenTypes: readonly string[]): Role | undefined {
  const role = tokenTypes
    .toReversed()
    .map((type) => roleOfType.get(type))
    .find((found) => found !== undefined);
  return role === 'plain' ? undefined : role;
}
