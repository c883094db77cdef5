import ts from 'typescript';
import type {SdkEntry, SdkField, SdkModel, TypeEntry} from './model';
import {readComment} from './tsdoc';

/** The interfaces that declare entries, and the kind of these entries. All other interfaces are types. */
const groups = [
  {name: 'options', pattern: /Options$/, kind: 'option'},
  {name: 'functions', pattern: /Widget$/, kind: 'function'},
  {name: 'events', pattern: /EventMap$/, kind: 'event'},
  {name: 'errors', pattern: /ErrorDetails$/, kind: 'code'},
] as const;

/**
 * Reads the SDK declarations into a model.
 *
 * @returns The entries of each interface, by interface name. Inherited members aren't included.
 * @throws Error with file and line if a description is missing. A test checks that the tags are complete.
 */
export function extractSdkModel(sources: readonly {readonly file: string; readonly text: string}[]): SdkModel {
  const statements = sources.flatMap(
    ({file, text}) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements,
  );
  const interfaces = statements.filter(ts.isInterfaceDeclaration).map((node) => ({
    node,
    name: node.name.text,
    group: groups.find(({pattern}) => pattern.test(node.name.text)),
  }));
  const types = new Map<string, TypeEntry>();
  for (const alias of statements.filter(ts.isTypeAliasDeclaration)) types.set(alias.name.text, readAlias(alias));
  for (const {node, name, group} of interfaces) {
    if (group === undefined || group.name === 'functions') types.set(name, readInterface(node, group !== undefined));
  }
  const entries = {
    options: new Map<string, SdkEntry[]>(),
    functions: new Map<string, SdkEntry[]>(),
    events: new Map<string, SdkEntry[]>(),
    errors: new Map<string, SdkEntry[]>(),
  };
  entries.functions.set(
    'index',
    statements.filter(ts.isFunctionDeclaration).map((node) => readFunction(node, node.name?.text ?? '')),
  );
  for (const {node, name, group} of interfaces) {
    if (group === undefined) continue;
    const {kind} = group;
    entries[group.name].set(
      name,
      kind === 'function'
        ? node.members.filter(ts.isMethodSignature).map((member) => readFunction(member, getName(member)))
        : node.members.filter(ts.isPropertySignature).map((member) => readProperty(kind, member, types)),
    );
  }
  return {...entries, types};
}

type Member = ts.PropertySignature | ts.MethodSignature;

const getName = ({name}: Member | ts.ParameterDeclaration) => (ts.isStringLiteral(name) ? name.text : name.getText());
const formatType = (type: ts.TypeNode | undefined) =>
  (type?.getText() ?? 'void').replaceAll(/\s+/g, ' ').replace(/^\| /, '');
const formatParameters = ({parameters}: ts.SignatureDeclaration) => `(${parameters.map(toOneLine).join(', ')})`;

function readField(node: Member | ts.ParameterDeclaration, description?: string): SdkField {
  const type = formatType(node.type);
  return {
    name: getName(node),
    type: ts.isMethodSignature(node) ? `${formatParameters(node)} => ${type}` : type,
    isRequired: node.questionToken === undefined,
    description,
  };
}

function readFunction(node: ts.FunctionDeclaration | ts.MethodSignature, name: string): SdkEntry {
  const {parameters, ...comment} = readComment(node, name);
  const typeParameters = node.typeParameters === undefined ? '' : `<${node.typeParameters.map(toOneLine).join(', ')}>`;
  return {
    kind: 'function',
    ...comment,
    type: `${name}${typeParameters}${formatParameters(node)}: ${formatType(node.type)}`,
    fields: node.parameters.map((parameter) => readField(parameter, parameters.get(getName(parameter)))),
  };
}

function readProperty(
  kind: Exclude<SdkEntry['kind'], 'function'>,
  node: ts.PropertySignature,
  types: ReadonlyMap<string, TypeEntry>,
): SdkEntry {
  const {parameters: _, ...comment} = readComment(node, getName(node));
  if (kind === 'option') return {kind, ...comment, type: formatType(node.type), fields: []};
  return {kind, ...comment, type: '', fields: readFields(node.type, types).filter(({name}) => name !== 'type')};
}

/** Reads the fields of an object type, a named type, or an intersection, except for those that all events have. */
function readFields(type: ts.TypeNode | undefined, types: ReadonlyMap<string, TypeEntry>): readonly SdkField[] {
  if (type === undefined) return [];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((member) => readFields(member, types));
  if (ts.isTypeLiteralNode(type)) {
    return type.members.filter(ts.isPropertySignature).map((member) => readField(member));
  }
  const name = formatType(type);
  return name === 'EventBase' || name === 'CancelableEvent' ? [] : (types.get(name)?.members ?? []);
}

/** @param isWidgetHandle - Whether the methods have their own entries. */
function readInterface(node: ts.InterfaceDeclaration, isWidgetHandle: boolean): TypeEntry {
  const {name, description} = readComment(node, node.name.text);
  const members = node.members
    .filter(
      (member): member is Member => ts.isPropertySignature(member) || (!isWidgetHandle && ts.isMethodSignature(member)),
    )
    .map((member) => readField(member, readComment(member, `${name}.${getName(member)}`).description));
  return {name, description, members, values: []};
}

function readAlias(node: ts.TypeAliasDeclaration): TypeEntry {
  const {name, description} = readComment(node, node.name.text);
  const values = readStringLiterals(node.type);
  return {
    name,
    description,
    members: [],
    values,
    ...(values.length === 0 && {declaration: toOneLine(node).replace(/^export /, '')}),
  };
}

function readStringLiterals(type: ts.TypeNode): string[] {
  const members = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const literals = members.flatMap((member) =>
    ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? [member.literal.text] : [],
  );
  return literals.length === members.length ? literals : [];
}

const toOneLine = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');
