import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** @typedef {{text: string, line: number}} Excerpt */

/** Keys whose values are data rather than prose. */
const dataKeys = new Set(['value', 'example', 'examples', 'default', 'const', 'enum', 'pattern', 'required', 'sample']);
/** Keys whose child keys are names that the contract defines. */
const namedMaps = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'x-values']);

/**
 * Extracts prose from a YAML file in the contract: every string of more than one word, except data.
 *
 * @param {string} text
 * @returns {Excerpt[]}
 */
export function extractYamlProse(text) {
  const counter = new LineCounter();
  /**
   * @param {unknown} node
   * @param {boolean} hasNamesAsKeys - Whether the keys of the node are names that the contract defines.
   * @returns {Excerpt[]}
   */
  const collect = (node, hasNamesAsKeys) => {
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
      return !hasNamesAsKeys && dataKeys.has(name) ? [] : collect(value, !hasNamesAsKeys && namedMaps.has(name));
    });
  };
  return collect(parseDocument(text, {lineCounter: counter}).contents, false);
}

/**
 * Extracts prose from TypeScript declarations: doc comments without examples or tag names.
 *
 * @param {string} text
 * @returns {Excerpt[]}
 */
export function extractDeclarationProse(text) {
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
