import {jsonLanguage} from '@codemirror/lang-json';
import {parsePointer, type Json} from '@developer-docs/internal';
import {isTooDeep} from './json-depth';

/** A node of the editor's parser, which also parses invalid JSON, such as while the reader is typing. */
type JsonNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A position in JSON where a name or value is, or can be added. */
interface JsonLocation {
  /** Names of properties and indexes of items. If a name is expected, it's the path of the object. */
  readonly path: readonly (string | number)[];
  readonly isName: boolean;
  /** The name or value that the position is in, or directly after. */
  readonly token: TextRange | undefined;
}

const parseTree = (text: string): JsonNode => jsonLanguage.parser.parse(text).topNode;

/** Reads JSON, as far as it could be parsed. */
export function readJson(text: string): Json | undefined {
  const root = findValue(parseTree(text));
  return root === undefined ? undefined : readValue(root, text);
}

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
  if (node === undefined) {
    return {from: 0, to: 0};
  }
  for (const token of parsePointer(pointer)) {
    const child = findChild(node, token, text);
    if (child === undefined) {
      return getFirstCharacter(node);
    }
    node = child;
  }
  const isScalar = node.firstChild === null;
  const name = node.parent?.getChild('PropertyName') ?? undefined;
  if (isScalar && (!isName || name === undefined)) {
    return toRange(node);
  }
  return name === undefined ? getFirstCharacter(node) : toRange(name);
}

/** Describes a position, unless no name or value can be there. */
export function findLocation(text: string, position: number): JsonLocation | undefined {
  const node = parseTree(text).resolveInner(position, -1);
  const isToken = node.firstChild === null && node.from < node.to && !/^[[\]{}:,]$/.test(node.name);
  const token = isToken ? node : undefined;
  const container = node.firstChild === null ? node.parent : node;
  if (container === null || /^[}\]]$/.test(node.name)) {
    return undefined;
  }
  const tokensBefore = listChildren(container).filter(({type, to}) => !type.isError && to <= (token?.from ?? position));
  const delimiter = tokensBefore.at(-1)?.name ?? '';
  const path = getPath(container, text);
  switch (container.name) {
    case 'JsonText':
      return delimiter === '' ? {path, isName: false, token} : undefined;
    case 'Object':
      return '{,'.includes(delimiter) ? {path, isName: true, token} : undefined;
    case 'Array': {
      const index = tokensBefore.filter(({name}) => name === ',').length;
      return '[,'.includes(delimiter) ? {path: [...path, index], isName: false, token} : undefined;
    }
    default:
      return delimiter === ''
        ? {path, isName: true, token}
        : delimiter === ':'
          ? {path: [...path, readName(container, text)], isName: false, token}
          : undefined;
  }
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

/** Reads the name of a property, which is empty if it's invalid. */
function readName(property: JsonNode, text: string): string {
  const name = property.getChild('PropertyName');
  return name === null || name.from === name.to ? '' : (JSON.parse(text.slice(name.from, name.to)) as string);
}

function readValue(node: JsonNode, text: string): Json {
  if (node.name === 'Array') return listValues(node).map((item) => readValue(item, text));
  if (node.name !== 'Object') return JSON.parse(text.slice(node.from, node.to)) as Json;
  return Object.fromEntries(
    node.getChildren('Property').flatMap((property) => {
      const value = findValue(property);
      return value === undefined ? [] : [[readName(property, text), readValue(value, text)]];
    }),
  );
}

/** Returns the path of the object or array that a node is in, or is. */
function getPath(node: JsonNode, text: string): (string | number)[] {
  const {parent} = node;
  if (parent === null) return [];
  const path = getPath(parent, text);
  if (node.name === 'Property') return path;
  if (parent.name === 'Property') return [...path, readName(parent, text)];
  return parent.name === 'Array' ? [...path, listValues(parent).filter(({to}) => to <= node.from).length] : path;
}
