/**
 * The kinds of tokens that have their own color. Tokens get the class `code-<role>`, whose color a style sheet sets.
 */
export type TokenRole = (typeof tokenRoles)[number];

export const tokenRoles = [
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

/** Returns Prism's token types with a role. */
export const getTokenTypes = (role: TokenRole): readonly string[] => tokenTypes[role];

/** Prism's token types by role. `plain` types are plain code even if they're nested in a tag or a string. */
const tokenTypes: Readonly<Record<TokenRole | 'plain', readonly string[]>> = {
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

const roleByTokenType = new Map(
  Object.entries(tokenTypes).flatMap(([role, types]) =>
    types.map((type) => [type, role as TokenRole | 'plain'] as const),
  ),
);

/**
 * Returns the role of the innermost token type that has one, or `undefined` for plain code.
 *
 * @param types - The types of a token, outermost first.
 */
export function getTokenRole(types: readonly string[]): TokenRole | undefined {
  const role = types
    .toReversed()
    .map((type) => roleByTokenType.get(type))
    .find((candidate) => candidate !== undefined);
  return role === 'plain' ? undefined : role;
}
