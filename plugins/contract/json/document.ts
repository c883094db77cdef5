import {didYouMean} from '../../shared';
import {isObject, stringAt, type Json, type JsonObject} from './json';
import {appendToPointer, parsePointer} from './pointer';

/** A value and the JSON pointer at which it is defined. */
export interface Located<Value extends Json = Json> {
  readonly pointer: string;
  readonly value: Value;
}

/** A feature of a document that the pages cannot show. */
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

  /** What was reported, once for each feature and pointer. */
  get unsupportedFeatures(): readonly UnsupportedFeature[] {
    return [...this.#unsupported.values()];
  }

  reportUnsupported(pointer: string, feature: string): void {
    this.#unsupported.set(`${feature} ${pointer}`, {pointer, feature});
  }

  /** The name of the schema under `components/schemas` that a reference points to, if it points to one. */
  schemaName(reference: string): string | undefined {
    const isSchema = reference.startsWith(schemasPointer);
    const [, , name, ...deeper] = isSchema ? parsePointer(reference) : [];
    return deeper.length === 0 ? name : undefined;
  }

  /**
   * The value at a pointer. References along the path are followed; one at its end isn't.
   *
   * @throws Error that names the missing key and the keys that exist.
   */
  lookUp(pointer: string): Json {
    let value: Json = this.root;
    let path = '#';
    for (const step of parsePointer(pointer)) {
      const parent: Json = isObject(value) && value['$ref'] !== undefined ? this.resolve(value) : value;
      const child: Json | undefined = Array.isArray(parent)
        ? (parent as readonly Json[])[Number(step)]
        : childOf(parent, step);
      if (child === undefined) {
        const keys = isObject(parent) ? Object.keys(parent) : [];
        throw new Error(
          `"${pointer}" doesn't exist: "${path}" has no "${step}".${didYouMean(step, keys)}${keys.length === 0 ? '' : ` Keys: ${keys.join(', ')}.`}`,
        );
      }
      value = child;
      path = appendToPointer(path, step);
    }
    return value;
  }

  /** Follows the `$ref` of an object, and the one that it leads to. Keys next to a `$ref` override those of its target. */
  resolve(value: Json | undefined): JsonObject {
    return this.locate(value, '').value;
  }

  /** Like {@link resolve}, with the pointer of the last target. */
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

const childOf = (parent: Json, key: string) =>
  isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
