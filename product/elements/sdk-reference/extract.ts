import ts from 'typescript';
import type {DeclarationFile, SdkEntry, SdkField, SdkGroup, SdkModel, TypeEntry} from './model';
import {TsdocComment} from './tsdoc';

/** The names of the interfaces that declare entries. All other interfaces are types. */
const groupPatterns: Readonly<Record<SdkGroup, RegExp>> = {
  options: /Options$/,
  functions: /Widget$/,
  events: /EventMap$/,
  errors: /ErrorDetails$/,
};

const entryKinds = {options: 'option', functions: 'function', events: 'event', errors: 'code'} as const;

/**
 * Reads the SDK declarations into a model.
 *
 * @returns The entries of each interface, by interface name. Inherited members aren't included.
 * @throws Error with file and line if a description is missing. A test checks that the tags are complete.
 */
export function extractSdkModel(sources: readonly DeclarationFile[]): SdkModel {
  const types = new Map<string, TypeEntry>();
  const groups: Record<SdkGroup, Map<string, SdkEntry[]>> = {
    options: new Map(),
    functions: new Map(),
    events: new Map(),
    errors: new Map(),
  };
  const statements = sources.flatMap(
    ({file, text}) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements,
  );
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      const {functions} = groups;
      functions.set('index', [
        ...(functions.get('index') ?? []),
        readEntry('function', statement, statement.name.text),
      ]);
    } else if (ts.isInterfaceDeclaration(statement)) {
      const name = statement.name.text;
      const group = findGroup(name);
      if (group !== undefined) {
        const isEntry: (member: ts.Node) => member is ts.MethodSignature | ts.PropertySignature =
          group === 'functions' ? ts.isMethodSignature : ts.isPropertySignature;
        groups[group].set(
          name,
          statement.members
            .filter(isEntry)
            .map((member) => readEntry(entryKinds[group], member, getMemberName(member))),
        );
      }
      if (group === undefined || group === 'functions') {
        types.set(name, readInterface(statement));
      }
    } else if (ts.isTypeAliasDeclaration(statement)) {
      types.set(statement.name.text, readAlias(statement));
    }
  }
  for (const [name, entries] of groups.events) {
    groups.events.set(
      name,
      entries.map((entry) => ({...entry, fields: entry.fields.flatMap((field) => expandField(field, types))})),
    );
  }
  return {...groups, types};
}

function findGroup(name: string): SdkGroup | undefined {
  return (Object.keys(groupPatterns) as SdkGroup[]).find((group) => groupPatterns[group].test(name));
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
  if (!ts.isPropertySignature(node)) {
    return {...entry, ...readSignature(node, comment)};
  }
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
  if (type === undefined) {
    return [];
  }
  if (ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap(readFields);
  }
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
  const isWidgetHandle = findGroup(name) === 'functions';
  const members = node.members.flatMap((member) => {
    // The methods of a widget handle have their own entries.
    const type = ts.isPropertySignature(member)
      ? formatType(member.type)
      : ts.isMethodSignature(member) && !isWidgetHandle
        ? `(${member.parameters.map(toOneLine).join(', ')}) => ${formatType(member.type)}`
        : undefined;
    if (type === undefined || !hasName(member)) {
      return [];
    }
    const comment = new TsdocComment(member, `${name}.${getMemberName(member)}`);
    const isRequired = member.questionToken === undefined;
    return [{name: getMemberName(member), type, isRequired, description: comment.description}];
  });
  return {name, description, members, values: []};
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
