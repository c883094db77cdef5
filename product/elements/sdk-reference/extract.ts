import ts from 'typescript';
import type {DeclarationFile, SdkEntry, SdkField, SdkGroup, SdkModel, TypeEntry} from './model';
import {TsdocComment} from './tsdoc';

/** The interfaces that declare entries, and the kind of these entries. All other interfaces are types. */
const groupPatterns: readonly (readonly [SdkGroup, pattern: RegExp, SdkEntry['kind']])[] = [
  ['options', /Options$/, 'option'],
  ['functions', /Widget$/, 'function'],
  ['events', /EventMap$/, 'event'],
  ['errors', /ErrorDetails$/, 'code'],
];

const findGroup = (name: string) => groupPatterns.find(([, pattern]) => pattern.test(name));

/**
 * Reads the SDK declarations into a model.
 *
 * @returns The entries of each interface, by interface name. Inherited members aren't included.
 * @throws Error with file and line if a description is missing. A test checks that the tags are complete.
 */
export function extractSdkModel(sources: readonly DeclarationFile[]): SdkModel {
  const types = new Map<string, TypeEntry>();
  const createGroup = () => new Map<string, SdkEntry[]>();
  const groups = {options: createGroup(), functions: createGroup(), events: createGroup(), errors: createGroup()};
  const statements = sources.flatMap(
    ({file, text}) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements,
  );
  const functions = statements.filter(ts.isFunctionDeclaration);
  groups.functions.set(
    'index',
    functions.map((node) => readEntry('function', node, node.name?.text ?? '')),
  );
  for (const alias of statements.filter(ts.isTypeAliasDeclaration)) types.set(alias.name.text, readAlias(alias));
  for (const node of statements.filter(ts.isInterfaceDeclaration)) {
    const name = node.name.text;
    const [group, , kind] = findGroup(name) ?? [];
    if (group === undefined || group === 'functions') types.set(name, readInterface(node));
    if (group === undefined || kind === undefined) continue;
    const isEntry: (member: ts.Node) => member is ts.MethodSignature | ts.PropertySignature =
      group === 'functions' ? ts.isMethodSignature : ts.isPropertySignature;
    const entries = node.members.filter(isEntry).map((member) => readEntry(kind, member, getMemberName(member)));
    groups[group].set(name, entries);
  }
  for (const [name, entries] of groups.events) {
    const expand = ({fields, ...entry}: SdkEntry) => ({
      ...entry,
      fields: fields.flatMap((field) => expandField(field, types)),
    });
    groups.events.set(name, entries.map(expand));
  }
  return {...groups, types};
}

type NamedMember = ts.TypeElement & {readonly name: ts.PropertyName};

const hasName = (member: ts.TypeElement): member is NamedMember => member.name !== undefined;
const getMemberName = ({name}: NamedMember) => (ts.isStringLiteral(name) ? name.text : name.getText());
const formatType = (type: ts.TypeNode | undefined) =>
  (type?.getText() ?? 'void').replaceAll(/\s+/g, ' ').replace(/^\| /, '');

function readEntry(
  kind: SdkEntry['kind'],
  node: ts.FunctionDeclaration | ts.MethodSignature | ts.PropertySignature,
  name: string,
): SdkEntry {
  const comment = new TsdocComment(node, name);
  const {location, description, tags} = comment;
  const entry = {
    kind,
    name,
    description,
    tags,
    throws: comment.readErrorCodes(),
    location,
    example: comment.example,
  };
  if (!ts.isPropertySignature(node)) return {...entry, ...readSignature(node, comment)};
  if (kind !== 'option') {
    return {...entry, type: '', fields: readFields(node.type).filter((field) => field.name !== 'type')};
  }
  return {...entry, type: formatType(node.type), fields: []};
}

function readSignature(
  node: ts.FunctionDeclaration | ts.MethodSignature,
  comment: TsdocComment,
): Pick<SdkEntry, 'type' | 'fields'> {
  const {name} = comment;
  const returnType = formatType(node.type);
  const fields = node.parameters.map((parameter) => {
    const parameterName = parameter.name.getText();
    const description = comment.parameters.get(parameterName) ?? '';
    const isRequired = parameter.questionToken === undefined;
    return {name: parameterName, type: formatType(parameter.type), isRequired, description};
  });
  const typeParameters = node.typeParameters === undefined ? '' : `<${node.typeParameters.map(toOneLine).join(', ')}>`;
  return {type: `${name}${typeParameters}(${node.parameters.map(toOneLine).join(', ')}): ${returnType}`, fields};
}

/** Placeholder name of a field that represents all fields of its type. */
const allFieldsPlaceholder = '…';

function expandField(field: SdkField, types: ReadonlyMap<string, TypeEntry>): readonly SdkField[] {
  return field.name === allFieldsPlaceholder ? (types.get(field.type)?.members ?? [field]) : [field];
}

/** Reads the fields of an object type or an intersection, except for those that all events have. */
function readFields(type: ts.TypeNode | undefined): SdkField[] {
  if (type === undefined) return [];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(readFields);
  if (ts.isTypeLiteralNode(type)) {
    return type.members
      .filter(hasName)
      .filter(ts.isPropertySignature)
      .map((member) => ({
        name: getMemberName(member),
        type: formatType(member.type),
        isRequired: member.questionToken === undefined,
      }));
  }
  const name = formatType(type);
  return name === 'EventBase' || name === 'CancelableEvent'
    ? []
    : [{name: allFieldsPlaceholder, type: name, isRequired: true}];
}

function readInterface(node: ts.InterfaceDeclaration): TypeEntry {
  const {name, description} = new TsdocComment(node, node.name.text);
  const isWidgetHandle = findGroup(name)?.[0] === 'functions';
  const members = node.members.flatMap((member) => {
    const type = formatMemberType(member);
    // The methods of a widget handle have their own entries.
    if (type === undefined || !hasName(member) || (isWidgetHandle && ts.isMethodSignature(member))) return [];
    const comment = new TsdocComment(member, `${name}.${getMemberName(member)}`);
    const isRequired = member.questionToken === undefined;
    return [{name: getMemberName(member), type, isRequired, description: comment.description}];
  });
  return {name, description, members, values: []};
}

/** Formats the type of a property or a method; returns `undefined` for other members. */
function formatMemberType(member: ts.TypeElement): string | undefined {
  if (ts.isPropertySignature(member)) return formatType(member.type);
  if (!ts.isMethodSignature(member)) return undefined;
  return `(${member.parameters.map(toOneLine).join(', ')}) => ${formatType(member.type)}`;
}

function readAlias(node: ts.TypeAliasDeclaration): TypeEntry {
  const {name, description} = new TsdocComment(node, node.name.text);
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
