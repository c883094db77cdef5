import ts from 'typescript';
import type {
  ErrorEntry,
  EventEntry,
  EventField,
  FunctionEntry,
  OptionEntry,
  SdkModel,
  DeclarationFile,
  TypeEntry,
} from './model';
import {getSourceLocation, throwAt, TsdocComment} from './tsdoc';

/** The name of an interface determines what it describes. All other interfaces are types. */
const interfaceKinds = {
  options: /Options$/,
  functions: /Widget$/,
  events: /EventMap$/,
  errors: /ErrorDetails$/,
} as const;

type InterfaceKind = keyof typeof interfaceKinds;

/**
 * Reads the declarations of the SDK into a model.
 *
 * @returns The entries of each interface, by the name of the interface. Inherited members aren't included.
 * @throws Error with file and line if a description, an example or a required tag is missing, or if `@throws` names an
 * unknown error code.
 */
export function extractSdkModel(sources: readonly DeclarationFile[]): SdkModel {
  const options = new Map<string, OptionEntry[]>();
  const functions = new Map<string, FunctionEntry[]>();
  const events = new Map<string, EventEntry[]>();
  const errors = new Map<string, ErrorEntry[]>();
  const types = new Map<string, TypeEntry>();
  for (const {file, text} of sources) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
        functions.set('index', [...(functions.get('index') ?? []), readFunction(statement, statement.name.text)]);
      } else if (ts.isInterfaceDeclaration(statement)) {
        const name = statement.name.text;
        const members = statement.members.filter(isNamed);
        switch (getInterfaceKind(name)) {
          case 'options':
            options.set(name, members.filter(ts.isPropertySignature).map(readOption));
            break;
          case 'functions':
            functions.set(
              name,
              members.filter(ts.isMethodSignature).map((member) => readFunction(member, getMemberName(member))),
            );
            break;
          case 'events':
            events.set(name, members.filter(ts.isPropertySignature).map(readEvent));
            break;
          case 'errors':
            errors.set(name, members.filter(ts.isPropertySignature).map(readError));
            break;
          case undefined:
            types.set(name, readInterface(statement));
        }
        if (getInterfaceKind(name) === 'functions') {
          types.set(name, readInterface(statement));
        }
      } else if (ts.isTypeAliasDeclaration(statement)) {
        types.set(statement.name.text, readAlias(statement));
      }
    }
  }
  for (const [name, entries] of events) {
    events.set(
      name,
      entries.map((entry) => ({...entry, fields: entry.fields.flatMap((field) => expandField(field, types))})),
    );
  }
  const model = {options, functions, events, errors, types};
  checkErrorCodes(model);
  return model;
}

function getInterfaceKind(name: string): InterfaceKind | undefined {
  return (Object.keys(interfaceKinds) as InterfaceKind[]).find((kind) => interfaceKinds[kind].test(name));
}

type Named = ts.TypeElement & {readonly name: ts.PropertyName};

const isNamed = (member: ts.TypeElement): member is Named => member.name !== undefined;
const getMemberName = ({name}: Named) => (ts.isStringLiteral(name) ? name.text : name.getText());
const formatType = (type: ts.TypeNode | undefined) =>
  (type?.getText() ?? 'void').replaceAll(/\s+/g, ' ').replace(/^\| /, '');

function readOption(member: Named & ts.PropertySignature): OptionEntry {
  const name = getMemberName(member);
  const comment = new TsdocComment(member, name);
  const unit = comment.tags.get('unit');
  const range = comment.tags.get('range');
  const isRequired = member.questionToken === undefined;
  const defaultValue = comment.require('defaultValue');
  if (isRequired !== (defaultValue === 'required')) {
    throwAt(
      comment.location,
      `"${name}" is ${isRequired ? 'required' : 'optional'}, but has @defaultValue ${defaultValue}.`,
    );
  }
  return {
    kind: 'option',
    name,
    type: formatType(member.type),
    isRequired,
    description: comment.description,
    default: defaultValue,
    changeable: comment.require('changeable'),
    since: comment.require('since'),
    example: comment.requireExample(),
    throws: comment.readErrorCodes(),
    location: comment.location,
    ...(unit !== undefined && {unit}),
    ...(range !== undefined && {range}),
  };
}

function readFunction(node: ts.FunctionDeclaration | ts.MethodSignature, name: string): FunctionEntry {
  const comment = new TsdocComment(node, name);
  const returnType = formatType(node.type);
  const isVoid = returnType === 'void';
  return {
    kind: 'function',
    name,
    signature: `${name}${formatTypeParameters(node)}(${node.parameters.map((parameter) => toOneLine(parameter)).join(', ')}): ${returnType}`,
    parameters: node.parameters.map((parameter) => {
      const parameterName = parameter.name.getText();
      const description = comment.parameters.get(parameterName);
      if (description === undefined || description === '') {
        throwAt(
          getSourceLocation(parameter),
          `"${name}" doesn't describe "${parameterName}". Add @param ${parameterName} - …`,
        );
      }
      return {name: parameterName, type: formatType(parameter.type), description};
    }),
    description: comment.description,
    ...(!isVoid && {returns: comment.require('returns')}),
    throws: comment.readErrorCodes(),
    states: comment.require('states'),
    since: comment.require('since'),
    example: comment.requireExample(),
    location: comment.location,
  };
}

function formatTypeParameters({typeParameters: parameters}: ts.SignatureDeclarationBase): string {
  return parameters === undefined ? '' : `<${parameters.map(toOneLine).join(', ')}>`;
}

function readEvent(member: Named & ts.PropertySignature): EventEntry {
  const name = getMemberName(member);
  const comment = new TsdocComment(member, name);
  return {
    kind: 'event',
    name,
    description: comment.description,
    fields: readFields(member.type).filter((field) => field.name !== 'type'),
    when: comment.require('when'),
    order: comment.require('order'),
    times: comment.require('times'),
    cancelable: comment.require('cancelable'),
    suppressed: comment.require('suppressed'),
    since: comment.require('since'),
    example: comment.requireExample(),
    location: comment.location,
  };
}

function readError(member: Named & ts.PropertySignature): ErrorEntry {
  const name = getMemberName(member);
  const comment = new TsdocComment(member, name);
  return {
    kind: 'code',
    name,
    description: comment.description,
    details: readFields(member.type),
    action: comment.require('action'),
    userSees: comment.require('userSees'),
    recoverable: comment.require('recoverable'),
    since: comment.require('since'),
    location: comment.location,
  };
}

/** Placeholder name of a field that represents all fields of its type. */
const allFieldsPlaceholder = '…';

function expandField(field: EventField, types: ReadonlyMap<string, TypeEntry>): readonly EventField[] {
  return field.name === allFieldsPlaceholder ? (types.get(field.type)?.members ?? [field]) : [field];
}

/** Reads the fields of an object type or an intersection, except for those that all events have. */
function readFields(type: ts.TypeNode | undefined): {name: string; type: string}[] {
  if (type === undefined) {
    return [];
  }
  if (ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap(readFields);
  }
  if (ts.isTypeLiteralNode(type)) {
    return type.members
      .filter(isNamed)
      .filter(ts.isPropertySignature)
      .map((member) => ({
        name: `${getMemberName(member)}${member.questionToken === undefined ? '' : '?'}`,
        type: formatType(member.type),
      }));
  }
  const name = formatType(type);
  return name === 'EventBase' || name === 'CancelableEvent' ? [] : [{name: allFieldsPlaceholder, type: name}];
}

function readInterface(node: ts.InterfaceDeclaration): TypeEntry {
  const {name, description} = new TsdocComment(node, node.name.text);
  const isWidgetHandle = getInterfaceKind(name) === 'functions';
  const members = node.members.flatMap((member) => {
    // The methods of a widget handle have their own entries.
    const type = ts.isPropertySignature(member)
      ? formatType(member.type)
      : ts.isMethodSignature(member) && !isWidgetHandle
        ? `(${member.parameters.map(toOneLine).join(', ')}) => ${formatType(member.type)}`
        : undefined;
    if (type === undefined || !isNamed(member)) {
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

function checkErrorCodes({options, functions, errors}: SdkModel): void {
  const known = new Set([...errors.values()].flat().map(({name}) => name));
  for (const {name, throws, location} of [...[...options.values()].flat(), ...[...functions.values()].flat()]) {
    for (const code of throws) {
      if (!known.has(code)) {
        throwAt(location, `"${name}" throws "${code}", which isn't an error code. Codes: ${[...known].join(', ')}.`);
      }
    }
  }
}
