import ts from 'typescript';

/** @typedef {{text: string, line: number}} Excerpt */

/** Matches strings that can be prose: at least two words, one of which is in lowercase. */
const prose = /[A-Za-z]\S* (?:\S+ )*[a-z]{2,}/;

/**
 * Extracts the strings of TypeScript or JavaScript that can be prose, such as labels and error messages. Expressions in
 * them are replaced with `␣`. Comments are left out.
 *
 * @param {string} text
 * @param {string} fileName - Determines the dialect by its extension.
 * @returns {Excerpt[]}
 */
export function extractStrings(text, fileName) {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  /** @type {Excerpt[]} */
  const excerpts = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const value = readText(node);
    if (value !== undefined && prose.test(value)) {
      excerpts.push({
        text: value.replace(/\s+/g, ' ').trim(),
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return excerpts;
}

/** @param {ts.Node} node @returns {string | undefined} */
function readText(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('␣')
    : undefined;
}
