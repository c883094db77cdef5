import {didYouMean} from '../../shared';
import {isObject, stringAt, type Json, type JsonObject} from './json';
import {appendToPointer, parsePointer} from './pointer';

/** A value and the JSON pointer at which it is defined. */
export interface Located<Value extends Json = Json> {
  readonly pointer: string;
  readonly value: Value;
}

/** A feature of a document that pages can't show. */
export interface UnsupportedFeature {
  readonly pointer: string;
  /** A noun phrase, such as `the keyword "if"`. */
  readonly feature: string;
}

const schemasPointer = '#/components/schemas/';

/** A JSON document in which every `$ref` is internal. This is the only place where references are resolved. */
export class JsonDocument {
  readonly #unsupported = new Map<string, UnsupportedFeature>();

  constructor(readonly root: JsonObject) {}

  /** The unsupported features that were reported, without duplicates. */
  get unsupportedFeatures(): readonly UnsupportedFeature[] {
    return [...this.#unsupported.values()];
  }

  reportUnsupported(pointer: string, feature: string): void {
    this.#unsupported.set(`${feature} ${pointer}`, {pointer, feature});
  }

  /**
   * Returns the name of the schema in `components/schemas` that a reference points to, or `undefined` for any other
   * reference.
   */
  getSchemaName(reference: string): string | undefined {
    const isSchema = reference.startsWith(schemasPointer);
    const [, , name, ...rest] = isSchema ? parsePointer(reference) : [];
    return rest.length === 0 ? name : undefined;
  }

  /**
   * Returns the value at a pointer. References along the path are followed, but a reference at its end isn't.
   *
   * @throws Error that names the missing key and the keys that exist.
   */
  lookUp(pointer: string): Json {
    let value: Json = this.root;
    let parentPointer = '#';
    for (const token of parsePointer(pointer)) {
      const parent: Json = isObject(value) && value['$ref'] !== undefined ? this.resolve(value) : value;
      const child: Json | undefined = Array.isArray(parent)
        ? (parent as readonly Json[])[Number(token)]
        : getChild(parent, token);
      if (child === undefined) {
        const keys = isObject(parent) ? Object.keys(parent) : [];
        throw new Error(
          `"${pointer}" doesn't exist: "${parentPointer}" has no "${token}".${didYouMean(token, keys)}${keys.length === 0 ? '' : ` Keys: ${keys.join(', ')}.`}`,
        );
      }
      value = child;
      parentPointer = appendToPointer(parentPointer, token);
    }
    return value;
  }

  /** Follows the `$ref` of an object, recursively. Keys next to a `$ref` override those of its target. */
  resolve(value: Json | undefined): JsonObject {
    return this.locate(value, '').value;
  }

  /** Like {@link resolve}, but also returns the pointer of the final target. */
  locate(value: Json | undefined, pointer: string): Located<JsonObject> {
    let object = isObject(value) ? value : {};
    let location = pointer;
    const visited = new Set<string>();
    for (let ref = stringAt(object, '$ref'); ref !== undefined; ref = stringAt(object, '$ref')) {
      if (visited.has(ref)) {
        throw new Error(`"$ref: ${ref}" is circular.`);
      }
      visited.add(ref);
      const {$ref: _, ...siblings} = object;
      const target = this.lookUp(ref);
      object = {...(isObject(target) ? target : {}), ...siblings};
      location = ref;
    }
    return {pointer: location, value: object};
  }
}

const getChild = (parent: Json, key: string) =>
  isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
