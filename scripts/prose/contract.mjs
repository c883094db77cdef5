import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** @typedef {{text: string, line: number}} Piece */

/** Keys with values that clients send or programs read. */
const values = new Set(['value', 'example', 'examples', 'default', 'const', 'enum', 'pattern', 'required', 'sample']);
/** Keys below which a key is a name. */
const maps = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'x-values']);

/**
 * The sentences of a YAML file of the contract: every text of more than one word that is not a value.
 *
 * @param {string} text
 * @returns {Piece[]}
 */
export function sentencesOfYaml(text) {
  const counter = new LineCounter();
  /**
   * @param {unknown} node
   * @param {boolean} areNames - Whether the keys of the node are names.
   * @returns {Piece[]}
   */
  const collect = (node, areNames) => {
    if (isScalar(node) && typeof node.value === 'string' && node.value.includes(' ')) {
      return [{text: node.value, line: counter.linePos(node.range?.[0] ?? 0).line}];
    }
    if (isSeq(node)) {
      return node.items.flatMap((item) => collect(item, false));
    }
    if (!isMap(node)) {
      return [];
    }
    return node.items.flatMap(({key, value}) => {
      const name = isScalar(key) ? String(key.value) : '';
      return !areNames && values.has(name) ? [] : collect(value, !areNames && maps.has(name));
    });
  };
  return collect(parseDocument(text, {lineCounter: counter}).contents, false);
}

/**
 * The sentences of a file of TypeScript declarations: its comments without their examples and the names of tags.
 *
 * @param {string} text
 * @returns {Piece[]}
 */
export function sentencesOfDeclarations(text) {
  return [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].flatMap(({0: comment, index}) => {
    const first = text.slice(0, index).split('\n').length;
    let isCode = false;
    return comment.split('\n').flatMap((line, below) => {
      const sentence = line.replace(/^\s*\/?\*+\/?\s?|\s*\*\/$/g, '').replace(/^@\w+\s*/, '');
      isCode = sentence.startsWith('```') ? !isCode : isCode;
      return isCode || !sentence.includes(' ') ? [] : [{text: sentence, line: first + below}];
    });
  });
}
