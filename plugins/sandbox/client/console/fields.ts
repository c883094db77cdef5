import {isObject} from '../../../contract/client';
import type {Json} from '../../../contract';
import type {ConsoleOperation, FieldSchema} from './operation';

/** The schemas that apply at a location in the request body. */
export type Fields = readonly FieldSchema[];

/**
 * Finds the schemas at a path. Includes only the alternatives that the value could match.
 *
 * @param path - Names of properties and indexes of items.
 * @param root - The value of the whole body, as far as it could be parsed.
 */
export function findFields(
  {body, schemas}: Pick<ConsoleOperation, 'body' | 'schemas'>,
  path: readonly (string | number)[],
  root?: Json,
): Fields {
  let value: Json | undefined = root;
  let fields = body === undefined ? [] : expand(body, schemas, value);
  for (const key of path) {
    value =
      typeof key === 'number' ? (Array.isArray(value) ? (value as Json[])[key] : undefined) : getMember(value, key);
    fields = fields.flatMap(({properties, items}) => {
      const child = typeof key === 'number' ? items : properties?.[key];
      return child === undefined ? [] : expand(child, schemas, value);
    });
  }
  return fields;
}

const getMember = (value: Json | undefined, name: string) => (isObject(value) ? value[name] : undefined);

/** Resolves references and alternatives. A property with a single value, such as `type`, selects an alternative. */
function expand(
  schema: FieldSchema,
  schemas: ConsoleOperation['schemas'],
  value: Json | undefined,
  depth = 0,
): FieldSchema[] {
  const target = schema.ref === undefined ? undefined : schemas[schema.ref];
  // Annotations next to a reference override those of its target.
  const resolved = target === undefined ? schema : {...target, ...schema};
  const alternatives = depth > 4 ? [] : (resolved.alternatives ?? []);
  const expanded = alternatives.flatMap((alternative) => expand(alternative, schemas, value, depth + 1));
  const matching = expanded.filter((alternative) => couldMatch(alternative, value));
  return [resolved, ...(matching.length > 0 ? matching : expanded)];
}

function couldMatch({properties = {}}: FieldSchema, value: Json | undefined): boolean {
  return Object.entries(properties).every(([name, {values = []}]) => {
    const member = getMember(value, name);
    return member === undefined || values.length !== 1 || values[0]?.value === member;
  });
}
