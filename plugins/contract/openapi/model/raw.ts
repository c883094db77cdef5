import type {Json, JsonObject, Note} from './types';

/** A schema of OpenAPI 3.0 or 3.1, as it stands in the document. */
export type RawSchema = JsonObject | boolean;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const objectAt = (raw: JsonObject, key: string): JsonObject | undefined => {
  const value = raw[key];
  return isObject(value) ? value : undefined;
};

export const textAt = (raw: JsonObject, key: string): string | undefined => {
  const value = raw[key];
  return typeof value === 'string' ? value : undefined;
};

export const numberAt = (raw: JsonObject, key: string): number | undefined => {
  const value = raw[key];
  return typeof value === 'number' ? value : undefined;
};

export const listAt = (raw: JsonObject, key: string): readonly Json[] => {
  const value = raw[key];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
};

export const entriesAt = (raw: JsonObject, key: string): [string, Json][] => Object.entries(objectAt(raw, key) ?? {});

/** A value as text: a string as it is, anything else as JSON. */
export const plainText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The keys that OpenAPI leaves to documents. */
export function extensionsOf(raw: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(raw).filter(([key]) => key.startsWith('x-')));
}

/** Adds a step to a JSON pointer (RFC 6901). */
export function pointerTo(at: string, ...steps: (string | number)[]): string {
  return [at, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

const componentPrefix = '#/components/schemas/';
const unescapeStep = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** A bundled document: every `$ref` points into it. Collects what of it cannot be shown. */
export class RawDocument {
  readonly #notes = new Map<string, Note>();

  constructor(readonly root: JsonObject) {}

  /** What the model leaves out, one note for each feature and place. */
  get notes(): readonly Note[] {
    return [...this.#notes.values()];
  }

  note(pointer: string, feature: string): void {
    this.#notes.set(`${feature} ${pointer}`, {pointer, feature});
  }

  /** Name of the schema under `components/schemas` that a reference means, if it means one. */
  schemaName(reference: string): string | undefined {
    const rest = reference.startsWith(componentPrefix) ? reference.slice(componentPrefix.length) : '';
    return rest === '' || rest.includes('/') ? undefined : unescapeStep(rest);
  }

  /**
   * The value that a reference points to.
   *
   * @throws Error when it points nowhere.
   */
  lookUp(reference: string): Json {
    let value: Json | undefined = this.root;
    for (const step of reference.replace(/^#\/?/, '').split('/').map(unescapeStep)) {
      if (step !== '') {
        value = Array.isArray(value)
          ? (value as readonly Json[])[Number(step)]
          : isObject(value)
            ? value[step]
            : undefined;
      }
    }
    if (value === undefined) {
      throw new Error(`"$ref: ${reference}" points to nothing in the document.`);
    }
    return value;
  }

  /** Follows the `$ref` of an object that is no schema (parameter, response …); keys beside it win. */
  resolve(value: Json | undefined): JsonObject {
    let raw = isObject(value) ? value : {};
    const seen = new Set<string>();
    for (let reference = textAt(raw, '$ref'); reference !== undefined; reference = textAt(raw, '$ref')) {
      if (seen.has(reference)) {
        throw new Error(`"$ref: ${reference}" leads back to itself.`);
      }
      seen.add(reference);
      const {$ref: _, ...beside} = raw;
      const target = this.lookUp(reference);
      raw = {...(isObject(target) ? target : {}), ...beside};
    }
    return raw;
  }
}
