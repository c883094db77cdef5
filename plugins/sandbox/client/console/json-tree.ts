import {syntaxTree, ensureSyntaxTree} from '@codemirror/language';
import type {EditorState} from '@codemirror/state';
import {parsePointer} from '@developer-docs/json';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A location in a JSON document. */
interface JsonLocation {
  /** The path of the value, or of the object that contains the name. */
  readonly path: readonly (string | number)[];
  /** Whether a property name is expected, rather than a value. */
  readonly isNameExpected: boolean;
  /** The name or value at the cursor, if any. */
  readonly token: TextRange | undefined;
  /** The other names in the object. */
  readonly siblings: readonly string[];
}

const parseTree = (state: EditorState) => ensureSyntaxTree(state, state.doc.length, 200) ?? syntaxTree(state);

const readName = (state: EditorState, node: SyntaxNode): string => {
  const text = state.sliceDoc(node.from, node.to);
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replaceAll('"', '');
  }
};

/** Finds the JSON location at a position in the text. */
export function findPath(state: EditorState, position: number): JsonLocation {
  const inner = parseTree(state).resolveInner(position, -1);
  const tokenNode = ['PropertyName', 'String', 'Number', 'True', 'False', 'Null'].includes(inner.name)
    ? inner
    : undefined;
  // A name without a value isn't a property yet, so the parser doesn't recognize it.
  const container = findContainer(inner);
  const property = inner.name === 'Property' ? inner : tokenNode?.parent?.name === 'Property' ? tokenNode.parent : null;
  const isAfterColon = property !== null && /:/.test(state.sliceDoc(property.firstChild?.to ?? property.to, position));
  const isNameExpected = container?.name === 'Object' && !isAfterColon;
  const item = container?.name === 'Array' ? [countItemsBefore(container, position)] : [];
  const parent = isNameExpected || item.length > 0 ? container : property;
  const names = container?.getChildren('Property') ?? [];
  return {
    path: parent === null ? [] : [...getPath(state, parent), ...item],
    isNameExpected,
    token: tokenNode,
    siblings: names
      .flatMap((node) => node.firstChild ?? [])
      .filter((node) => node.from !== tokenNode?.from)
      .map((node) => readName(state, node)),
  };
}

function findContainer(node: SyntaxNode): SyntaxNode | null {
  let current: SyntaxNode | null = node;
  while (current !== null && current.name !== 'Object' && current.name !== 'Array') {
    current = current.parent;
  }
  return current;
}

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function listItems(array: SyntaxNode): SyntaxNode[] {
  const items: SyntaxNode[] = [];
  for (let child = array.firstChild; child !== null; child = child.nextSibling) {
    if (valueNames.has(child.name)) {
      items.push(child);
    }
  }
  return items;
}

const countItemsBefore = (array: SyntaxNode, position: number) =>
  listItems(array).filter((item) => item.to < position).length;

/** Returns the path of a property, object, or array from the root. */
function getPath(state: EditorState, node: SyntaxNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let current: SyntaxNode | null = node; current !== null; current = current.parent) {
    if (current.name === 'Property' && current.firstChild) {
      path.unshift(readName(state, current.firstChild));
    } else if (current.parent?.name === 'Array') {
      path.unshift(countItemsBefore(current.parent, current.from + 1));
    }
  }
  return path;
}

/**
 * Finds the value at a JSON pointer, or the opening brace or bracket of the object or array that lacks it.
 *
 * @param isName - Whether to find the name of the field instead of its value.
 */
export function findPointer(state: EditorState, pointer: string, isName = false): TextRange {
  let node: SyntaxNode | null = parseTree(state).topNode.firstChild;
  let range: TextRange = node === null ? {from: 0, to: 0} : getFirstCharacter(node);
  for (const token of parsePointer(pointer)) {
    const child = node === null ? undefined : findChild(state, node, token);
    if (child === undefined) {
      return node === null ? range : getFirstCharacter(node);
    }
    range = child.range;
    node = child.value;
  }
  return !isName && node !== null && !['Object', 'Array'].includes(node.name) ? {from: node.from, to: node.to} : range;
}

const getFirstCharacter = ({from}: SyntaxNode): TextRange => ({from, to: from + 1});

function findChild(
  state: EditorState,
  node: SyntaxNode,
  token: string,
): {readonly value: SyntaxNode | null; readonly range: TextRange} | undefined {
  if (node.name === 'Array') {
    const item = listItems(node)[Number(token)];
    return item && {value: item, range: getFirstCharacter(item)};
  }
  const property = node
    .getChildren('Property')
    .find(({firstChild}) => firstChild && readName(state, firstChild) === token);
  return property?.firstChild
    ? {value: property.lastChild, range: {from: property.firstChild.from, to: property.firstChild.to}}
    : undefined;
}
