import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import {isObject, stringifyJson, toPlainText, type Json} from '@developer-docs/internal';
import {t} from '../../console-texts';
import {isTooDeep} from './json-depth';
import {findLocation, readJson} from './json-tree';
import {resolveField, type ConsoleOperation, type FieldSchema} from './operation';

/** Completes names of properties that aren't in the object yet, and enumeration values. */
export function createCompletionSource(operation: ConsoleOperation, mediaType: string) {
  const body = operation.bodies[mediaType];
  return ({state, pos, explicit}: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    if (isTooDeep(text)) {
      return null;
    }
    const location = findLocation(text, pos);
    if (location === undefined || (location.token === undefined && !explicit)) {
      return null;
    }
    const {path, isName} = location;
    const {from, to} = location.token ?? {from: pos, to: pos};
    const {fields, value} = findFields(body, operation.schemas, path, readJson(text));
    const tokenText = text.slice(from, to);
    const siblings = Object.keys(isObject(value) ? value : {}).filter((name) => JSON.stringify(name) !== tokenText);
    const options = isName
      ? fields.flatMap((field) => completeNames(field, operation, siblings, state.sliceDoc(to, to + 1) === ':'))
      : fields.flatMap(completeValues);
    const uniqueOptions = [...new Map(options.map((option) => [option.label, option])).values()];
    // Nothing is suggested while only the current token matches, such as after a completion.
    return uniqueOptions.length === 0 ? null : {from, to, options: uniqueOptions, validFor: /^"?[\w-]*"?$/};
  };
}

function completeNames(
  {properties = {}, required = []}: FieldSchema,
  {schemas}: ConsoleOperation,
  siblings: readonly string[],
  hasColon: boolean,
): Completion[] {
  return Object.entries(properties)
    .filter(([name]) => !siblings.includes(name))
    .map(([name, field]) => {
      const {type} = resolveField(field, schemas);
      const isRequired = required.includes(name);
      return {
        label: `"${name}"`,
        displayLabel: name,
        detail: [type, isRequired ? t('badge.required') : undefined].filter(Boolean).join(', '),
        boost: isRequired ? 10 : 0,
        ...(field.description !== undefined && {info: field.description}),
        apply: (view: EditorView, _completion: Completion, from: number, to: number) => {
          const [before, after] = (hasColon ? undefined : delimiters[type ?? '']) ?? ['', ''];
          const insert = hasColon ? `"${name}"` : `"${name}": ${before}${after}`;
          const cursor = from + insert.length - after.length;
          view.dispatch({changes: {from, to, insert}, selection: {anchor: cursor}, userEvent: 'input.complete'});
          startCompletion(view);
        },
      };
    });
}

/** The text before and after the cursor in a new value, by its type. */
const delimiters: Readonly<Record<string, readonly [string, string]>> = {
  string: ['"', '"'],
  object: ['{', '}'],
  array: ['[', ']'],
};

function completeValues({values = [], type}: FieldSchema): Completion[] {
  const literals: readonly Json[] = type === 'boolean' ? [true, false] : [];
  return [...values, ...literals.map((value) => ({value, description: undefined}))].map(({value, description}) => ({
    label: stringifyJson(value),
    displayLabel: toPlainText(value),
    ...(description !== undefined && {info: description}),
  }));
}

/**
 * Finds the value at a path in the request body and the schemas that apply to it. Includes only the alternatives that
 * the value could match.
 *
 * @param path - Names of properties and indexes of items.
 * @param root - The value of the entire body, as far as it could be parsed.
 */
function findFields(
  body: FieldSchema | undefined,
  schemas: ConsoleOperation['schemas'],
  path: readonly (string | number)[],
  root: Json | undefined,
): {readonly fields: readonly FieldSchema[]; readonly value: Json | undefined} {
  let value = root;
  let fields = body === undefined ? [] : expandAlternatives(body, schemas, value);
  for (const key of path) {
    value =
      typeof key === 'number' ? (Array.isArray(value) ? (value as Json[])[key] : undefined) : getMember(value, key);
    fields = fields.flatMap(({properties, items}) => {
      const child = typeof key === 'number' ? items : properties?.[key];
      return child === undefined ? [] : expandAlternatives(child, schemas, value);
    });
  }
  return {fields, value};
}

const getMember = (value: Json | undefined, name: string) => (isObject(value) ? value[name] : undefined);

/** Resolves references and alternatives. A property with a single value, such as `type`, selects an alternative. */
function expandAlternatives(
  schema: FieldSchema,
  schemas: ConsoleOperation['schemas'],
  value: Json | undefined,
  depth = 0,
): FieldSchema[] {
  const resolvedSchema = resolveField(schema, schemas);
  const alternatives = depth > 4 ? [] : (resolvedSchema.alternatives ?? []);
  const expandedAlternatives = alternatives.flatMap((alternative) =>
    expandAlternatives(alternative, schemas, value, depth + 1),
  );
  const matchingAlternatives = expandedAlternatives.filter((alternative) => couldMatch(alternative, value));
  return [resolvedSchema, ...(matchingAlternatives.length > 0 ? matchingAlternatives : expandedAlternatives)];
}

function couldMatch({properties = {}}: FieldSchema, value: Json | undefined): boolean {
  return Object.entries(properties).every(([name, {values = []}]) => {
    const member = getMember(value, name);
    return member === undefined || values.length !== 1 || values[0]?.value === member;
  });
}
