import {findNodeAtLocation, parseTree, type Node} from 'jsonc-parser';
import {parsePointer} from '@developer-docs/internal';
import {isTooDeep} from './json-depth';

interface TextRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the value at a JSON pointer, or the opening brace or bracket of the object or array that lacks it.
 *
 * @param isName - Whether to find the name of the field instead of its value.
 */
export function findPointer(text: string, pointer: string, isName = false): TextRange {
  let node = isTooDeep(text) ? undefined : parseTree(text);
  if (node === undefined) {
    return {from: 0, to: 0};
  }
  for (const token of parsePointer(pointer)) {
    const child = findNodeAtLocation(node, [node.type === 'array' ? Number(token) : token]);
    if (child === undefined) {
      return getFirstCharacter(node);
    }
    node = child;
  }
  const isScalar = node.children === undefined;
  const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (isScalar && (!isName || name === undefined)) {
    return getRange(node);
  }
  return name === undefined ? getFirstCharacter(node) : getRange(name);
}

const getFirstCharacter = ({offset}: Node): TextRange => ({from: offset, to: offset + 1});

const getRange = ({offset, length}: Node): TextRange => ({from: offset, to: offset + length});
