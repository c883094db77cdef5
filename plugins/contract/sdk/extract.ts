import ts from 'typescript';
import type {
  ErrorEntry,
  EventEntry,
  EventField,
  FunctionEntry,
  OptionEntry,
  SdkModel,
  SourceText,
  TypeEntry,
} from './model';
import {failAt, namesIn, needExample, needTag, placeOf, readComment} from './tsdoc';

/** What an interface of the contract describes follows from its name; every other interface is a type. */
const families = {
  options: /Options$/,
  functions: /Widget$/,
  events: /EventMap$/,
  errors: /ErrorDetails$/,
} as const;

type Family = keyof typeof families;

/**
 * Reads the declarations of the widget into a model.
 *
 * @param sources - The files, with the brand put in.
 * @returns The entries of each interface by the name of the interface, own members only. Exported functions stand in
 * `functions` under `index`.
 * @throws Error with file and line for a missing description, default, `@since`, example or other tag, and for an error
 * code in `@throws` that does not exist.
 */
export function extract(sources: readonly SourceText[]): SdkModel {
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
        const members = statement.members.filter(hasName);
        switch (familyOf(name)) {
          case 'options':
            options.set(name, members.filter(ts.isPropertySignature).map(readOption));
            break;
          case 'functions':
            functions.set(
              name,
              members.filter(ts.isMethodSignature).map((member) => readFunction(member, nameOf(member))),
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
        if (familyOf(name) === 'functions') {
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
      entries.map((entry) => ({...entry, fields: entry.fields.flatMap((field) => ownOrNamed(field, types))})),
    );
  }
  const model = {options, functions, events, errors, types};
  checkErrorCodes(model);
  return model;
}

function familyOf(name: string): Family | undefined {
  return (Object.keys(families) as Family[]).find((family) => families[family].test(name));
}

type Named = ts.TypeElement & {readonly name: ts.PropertyName};

const hasName = (member: ts.TypeElement): member is Named => member.name !== undefined;
const nameOf = ({name}: Named) => (ts.isStringLiteral(name) ? name.text : name.getText());
const typeText = (type: ts.TypeNode | undefined) =>
  (type?.getText() ?? 'void').replaceAll(/\s+/g, ' ').replace(/^\| /, '');

function readOption(member: Named & ts.PropertySignature): OptionEntry {
  const name = nameOf(member);
  const comment = readComment(member, name);
  const unit = comment.tags.get('unit');
  const range = comment.tags.get('range');
  const isRequired = member.questionToken === undefined;
  const fallback = needTag(member, name, comment, 'defaultValue');
  if (isRequired !== (fallback === 'required')) {
    failAt(
      placeOf(member),
      `"${name}" says @defaultValue ${fallback}, and is ${isRequired ? 'required' : 'optional'}.`,
    );
  }
  return {
    kind: 'option',
    name,
    type: typeText(member.type),
    isRequired,
    description: comment.description,
    default: fallback,
    changeable: needTag(member, name, comment, 'changeable'),
    since: needTag(member, name, comment, 'since'),
    example: needExample(member, name, comment),
    throws: namesIn(comment, 'throws'),
    place: placeOf(member),
    ...(unit !== undefined && {unit}),
    ...(range !== undefined && {range}),
  };
}

function readFunction(node: ts.FunctionDeclaration | ts.MethodSignature, name: string): FunctionEntry {
  const comment = readComment(node, name);
  const resolves = typeText(node.type);
  const isVoid = resolves === 'void';
  return {
    kind: 'function',
    name,
    signature: `${name}${typeParameters(node)}(${node.parameters.map((parameter) => oneLine(parameter)).join(', ')}): ${resolves}`,
    parameters: node.parameters.map((parameter) => {
      const parameterName = parameter.name.getText();
      const description = comment.parameters.get(parameterName);
      if (description === undefined || description === '') {
        failAt(
          placeOf(parameter),
          `"${name}" does not say what "${parameterName}" is. Write @param ${parameterName} - …`,
        );
      }
      return {name: parameterName, type: typeText(parameter.type), description};
    }),
    description: comment.description,
    ...(!isVoid && {returns: needTag(node, name, comment, 'returns')}),
    throws: namesIn(comment, 'throws'),
    states: needTag(node, name, comment, 'states'),
    since: needTag(node, name, comment, 'since'),
    example: needExample(node, name, comment),
    place: placeOf(node),
  };
}

function typeParameters({typeParameters: parameters}: ts.SignatureDeclarationBase): string {
  return parameters === undefined ? '' : `<${parameters.map(oneLine).join(', ')}>`;
}

function readEvent(member: Named & ts.PropertySignature): EventEntry {
  const name = nameOf(member);
  const comment = readComment(member, name);
  const tag = (tagName: string) => needTag(member, name, comment, tagName);
  return {
    kind: 'event',
    name,
    description: comment.description,
    fields: fieldsOf(member.type).filter((field) => field.name !== 'type'),
    when: tag('when'),
    order: tag('order'),
    times: tag('times'),
    cancelable: tag('cancelable'),
    suppressed: tag('suppressed'),
    since: tag('since'),
    example: needExample(member, name, comment),
    place: placeOf(member),
  };
}

function readError(member: Named & ts.PropertySignature): ErrorEntry {
  const name = nameOf(member);
  const comment = readComment(member, name);
  const tag = (tagName: string) => needTag(member, name, comment, tagName);
  return {
    kind: 'code',
    name,
    description: comment.description,
    details: fieldsOf(member.type),
    action: tag('action'),
    userSees: tag('userSees'),
    recoverable: tag('recoverable'),
    since: tag('since'),
    place: placeOf(member),
  };
}

/** A field whose name stands for "all fields of the type". */
const allFields = '…';

function ownOrNamed(field: EventField, types: ReadonlyMap<string, TypeEntry>): readonly EventField[] {
  return field.name === allFields ? (types.get(field.type)?.fields ?? [field]) : [field];
}

/** The fields of `{…}`, and of each part of an intersection; the base of all events has none of its own. */
function fieldsOf(type: ts.TypeNode | undefined): {name: string; type: string}[] {
  if (type === undefined) {
    return [];
  }
  if (ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap(fieldsOf);
  }
  if (ts.isTypeLiteralNode(type)) {
    return type.members
      .filter(hasName)
      .filter(ts.isPropertySignature)
      .map((member) => ({
        name: `${nameOf(member)}${member.questionToken === undefined ? '' : '?'}`,
        type: typeText(member.type),
      }));
  }
  const name = typeText(type);
  return name === 'EventBase' || name === 'CancelableEvent' ? [] : [{name: allFields, type: name}];
}

function readInterface(node: ts.InterfaceDeclaration): TypeEntry {
  const name = node.name.text;
  const isHandle = familyOf(name) === 'functions';
  const fields = node.members.flatMap((member) => {
    // The functions of a handle are entries of their own.
    const type = ts.isPropertySignature(member)
      ? typeText(member.type)
      : ts.isMethodSignature(member) && !isHandle
        ? `(${member.parameters.map(oneLine).join(', ')}) => ${typeText(member.type)}`
        : undefined;
    if (type === undefined || !hasName(member)) {
      return [];
    }
    const {description} = readComment(member, `${name}.${nameOf(member)}`);
    return [{name: nameOf(member), type, isRequired: member.questionToken === undefined, description}];
  });
  return {name, description: readComment(node, name).description, fields, values: [], place: placeOf(node)};
}

function readAlias(node: ts.TypeAliasDeclaration): TypeEntry {
  const name = node.name.text;
  const values = literalsOf(node.type);
  return {
    name,
    description: readComment(node, name).description,
    fields: [],
    values,
    ...(values.length === 0 && {declaration: oneLine(node).replace(/^export /, '')}),
    place: placeOf(node),
  };
}

function literalsOf(type: ts.TypeNode): string[] {
  const members = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const literals = members.flatMap((member) =>
    ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? [member.literal.text] : [],
  );
  return literals.length === members.length ? literals : [];
}

const oneLine = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

function checkErrorCodes({options, functions, errors}: SdkModel): void {
  const known = new Set([...errors.values()].flat().map(({name}) => name));
  for (const {name, throws, place} of [...[...options.values()].flat(), ...[...functions.values()].flat()]) {
    for (const code of throws) {
      if (!known.has(code)) {
        failAt(place, `"${name}" throws "${code}", which is no error code. The codes are: ${[...known].join(', ')}.`);
      }
    }
  }
}
