import {
  didYouMean,
  getOrCreate,
  isObject,
  omitKeys,
  parsePointer,
  stringAt,
  toFragment,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';

/** A reference is circular or has no target, which is a mistake in the document. */
export class BrokenReferenceError extends Error {}

/**
 * An OpenAPI document in which every `$ref` is internal, as `bundleOpenApiFile` creates it. It looks up the targets of
 * references. While the model is read, it collects the features that pages can't show. Schemas stay as they're written;
 * `normalizeDocument` creates a document whose schemas have one dialect.
 *
 * A few schemas that refer to each other can describe billions of combinations. So code that follows references stops
 * at schemas that it has visited, or at a limit, such as `maxCopies` in `model/read-schema.ts`. Otherwise, a document
 * could make a build run forever or out of memory.
 */
export class OpenApiDocument {
  /** The JSON pointers at which an unsupported feature is used, by feature. */
  readonly unsupportedFeatures = new Map<string, Set<string>>();
  /** The results of `combineSchema`, by schema. */
  readonly combinedSchemas = new WeakMap<object, JsonObject>();
  private pointers: Map<object, string> | undefined;
  /** The target of each `$ref` with sibling keys, by the object that merges the target with these keys. */
  private readonly targets = new WeakMap<object, object>();

  /**
   * @param ignoredPatterns - The patterns that examples don't need to match, because they can't be checked, or not in
   * time. `findIgnoredPatterns` returns them.
   */
  constructor(
    readonly root: JsonObject,
    readonly ignoredPatterns: ReadonlySet<string> = new Set(),
  ) {}

  /** @param feature - A noun phrase, such as `a circular reference`. */
  reportUnsupported(pointer: string, feature: string): void {
    getOrCreate(this.unsupportedFeatures, feature, () => new Set<string>()).add(pointer);
  }

  /**
   * Returns the value at a pointer. References along the path are followed, but a reference at its end isn't.
   *
   * @throws BrokenReferenceError that names the missing key and the keys that exist.
   */
  lookUp(pointer: string): unknown {
    let value: unknown = this.root;
    let parentPointer = '#';
    for (const token of parsePointer(pointer)) {
      const parent = isObject(value) && value.$ref !== undefined ? this.resolve(value) : value;
      const members = isObject(parent) || Array.isArray(parent) ? parent : {};
      if (!Object.hasOwn(members, token)) {
        const keys = Array.isArray(members) ? [] : Object.keys(members);
        throw new BrokenReferenceError(
          `"${pointer}" doesn't exist: "${parentPointer}" has no "${token}".${didYouMean(token, keys)}${keys.length === 0 ? '' : ` Available keys: ${keys.join(', ')}.`}`,
        );
      }
      value = (members as JsonObject)[token];
      parentPointer += toFragment(token);
    }
    return value;
  }

  /** Returns whether a pointer leads to a value. */
  has(pointer: string): boolean {
    try {
      this.lookUp(pointer);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Follows the `$ref` of an object, recursively. Keys next to a `$ref` override its target's keys. Any other value
   * resolves to an empty object.
   *
   * @throws BrokenReferenceError if a reference is circular or has no target.
   */
  resolve(value: unknown): JsonObject {
    let object = toObject(value);
    const visited = new Set<string>();
    for (let ref = stringAt(object, '$ref'); ref !== undefined; ref = stringAt(object, '$ref')) {
      if (visited.has(ref)) throw new BrokenReferenceError(`"$ref: ${ref}" is circular.`);
      visited.add(ref);
      const siblings = omitKeys(object, '$ref');
      const target = toObject(this.lookUp(ref));
      if (Object.keys(siblings).length === 0) {
        object = target;
      } else {
        object = {...target, ...siblings};
        this.targets.set(object, target);
      }
    }
    return object;
  }

  /**
   * Returns the pointer to an object in this document that was looked up or resolved, such as
   * `#/components/schemas/User`.
   */
  pointerTo(object: JsonObject): string {
    this.pointers ??= listPointers(this.root);
    return this.pointers.get(this.targets.get(object) ?? object) ?? '#';
  }
}

/**
 * Returns the name of the schema in `components/schemas` that a reference points to, or `undefined` for any other
 * reference.
 */
export function getSchemaName(reference: string): string | undefined {
  const [section, subsection, name, ...rest] = parsePointer(reference);
  return section === 'components' && subsection === 'schemas' && rest.length === 0 ? name : undefined;
}

/** Lists the pointers to all objects and arrays in a document. */
function listPointers(root: JsonObject): Map<object, string> {
  const pointers = new Map<object, string>();
  const visit = (value: unknown, pointer: string) => {
    // YAML aliases can make an object occur more than once.
    if (typeof value === 'object' && value !== null && !pointers.has(value)) {
      pointers.set(value, pointer);
      for (const [key, member] of Object.entries(value)) visit(member, pointer + toFragment(key));
    }
  };
  visit(root, '#');
  return pointers;
}
