import {jsonLanguage} from '@codemirror/lang-json';
import {isTooDeep, parsePointer} from '@developer-docs/utils';

/** A node of the editor's parser, which also parses invalid JSON, such as while the reader is typing. */
type JsonNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

interface TextRange {
  readonly from: number;
  readonly to: number;
}

const parseTree = (text: string): JsonNode => jsonLanguage.parser.parse(text).topNode;

/** Returns the offset of the first syntax error. */
export function findSyntaxError(text: string): number | undefined {
  let offset: number | undefined;
  parseTree(text)
    .cursor()
    .iterate(({type, from}) => {
      if (type.isError) offset ??= from;
    });
  return offset;
}

/**
 * Finds the value at a JSON pointer, or the opening brace or bracket of the object or array that lacks it.
 *
 * @param isName - Whether to find the name of the field instead of its value.
 */
export function findPointer(text: string, pointer: string, isName = false): TextRange {
  let node = isTooDeep(text) ? undefined : findValue(parseTree(text));
  if (node === undefined) return {from: 0, to: 0};
  for (const token of parsePointer(pointer)) {
    const child = findChild(node, token, text);
    if (child === undefined) return getFirstCharacter(node);
    node = child;
  }
  const isScalar = node.firstChild === null;
  const name = node.parent?.getChild('PropertyName') ?? undefined;
  if (isScalar && (!isName || name === undefined)) return toRange(node);
  return name === undefined ? getFirstCharacter(node) : toRange(name);
}

/** Nodes have getters, which spreading loses. */
const toRange = ({from, to}: JsonNode): TextRange => ({from, to});

const getFirstCharacter = ({from}: JsonNode): TextRange => ({from, to: from + 1});

function listChildren(node: JsonNode): JsonNode[] {
  const children: JsonNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

const listValues = (node: JsonNode) =>
  listChildren(node).filter(({name}) => /^(?:Object|Array|String|Number|True|False|Null)$/.test(name));

/** Finds the value of a property or document. */
const findValue = (node: JsonNode) => listValues(node)[0];

function findChild(node: JsonNode, token: string, text: string): JsonNode | undefined {
  if (node.name === 'Array') return listValues(node)[Number(token)];
  const property = node.getChildren('Property').find((candidate) => readName(candidate, text) === token);
  return property && findValue(property);
}

/** Reads a property's name, which is empty if it's invalid. */
function readName(property: JsonNode, text: string): string {
  const name = property.getChild('PropertyName');
  return name === null || name.from === name.to ? '' : (JSON.parse(text.slice(name.from, name.to)) as string);
}
