import {createRequire} from 'node:module';
import {isObject, objectAt, textAt, entriesAt, type RawDocument} from './raw';
import type {Example, Json, JsonObject} from './types';

const {sample} = createRequire(__filename)('openapi-sampler') as {
  sample: (
    schema: object,
    options: {
      skipReadOnly?: boolean;
      skipWriteOnly?: boolean;
      skipNonRequired?: boolean;
      quiet?: boolean;
      maxSampleDepth?: number;
    },
    document: object,
  ) => Json | undefined;
};

/** Which side of an exchange an example is for: requests leave read-only fields out, responses write-only ones. */
export type Side = 'request' | 'response';

/**
 * The examples of a parameter, header or media type: its own (`examples`, `example`), else those of its schema, else one made
 * from the schema.
 */
export function examplesOf(raw: JsonObject, side: Side, document: RawDocument): Example[] {
  const named = entriesAt(raw, 'examples').map(([name, value]) => readExample(name, document.resolve(value)));
  if (named.length > 0) {
    return named;
  }
  if (raw['example'] !== undefined) {
    return [{name: 'default', value: raw['example'], generated: false}];
  }
  const schema = document.resolve(raw['schema']);
  const [first] = Array.isArray(schema['examples']) ? (schema['examples'] as readonly Json[]) : [];
  const own = schema['example'] ?? first;
  if (own !== undefined) {
    return [{name: 'default', value: own, generated: false}];
  }
  const made = isObject(raw['schema']) ? makeExample(raw['schema'], side, document) : undefined;
  return made === undefined ? [] : [{name: 'default', value: made, generated: true}];
}

function readExample(name: string, raw: JsonObject): Example {
  const summary = textAt(raw, 'summary');
  const description = textAt(raw, 'description');
  const externalUrl = textAt(raw, 'externalValue');
  return {
    name,
    ...(summary !== undefined && {summary}),
    ...(description !== undefined && {description}),
    ...(raw['value'] !== undefined && {value: raw['value']}),
    ...(externalUrl !== undefined && {externalUrl}),
    generated: false,
  };
}

/**
 * Makes an example from a schema.
 *
 * @param onlyRequired - Leave optional fields out.
 * @returns The example; `undefined` when the schema gives none (a library limit that the notes name).
 */
function makeExample(schema: JsonObject, side: Side, document: RawDocument, onlyRequired = false): Json | undefined {
  try {
    return sample(
      schema,
      {
        skipReadOnly: side === 'request',
        skipWriteOnly: side === 'response',
        skipNonRequired: onlyRequired,
        quiet: true,
        maxSampleDepth: 6,
      },
      document.root,
    );
  } catch (error) {
    document.note(textAt(schema, '$ref') ?? '#', `an example made from the schema (${(error as Error).message})`);
    return undefined;
  }
}

/** Content types of the parts of a form. */
export function partTypesOf(raw: JsonObject): Record<string, string> {
  return Object.fromEntries(
    entriesAt(raw, 'encoding').flatMap(([name, encoding]) => {
      const type = isObject(encoding) ? textAt(encoding, 'contentType') : undefined;
      return type === undefined ? [] : [[name, type]];
    }),
  );
}

export const hasSchema = (raw: JsonObject): boolean =>
  objectAt(raw, 'schema') !== undefined || typeof raw['schema'] === 'boolean';
