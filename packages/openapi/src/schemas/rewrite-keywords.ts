import {isObject, toFragment, type JsonObject} from '@developer-docs/utils';
import {getMemberKind} from './keywords.js';

/** Where a keyword is. */
export interface KeywordLocation {
  /** The object that contains it. */
  readonly parent: JsonObject;
  /** The name of this object, such as a schema's name in `components`; empty if it has none. */
  readonly name: string;
  /** JSON pointer to this object. */
  readonly pointer: string;
}

/**
 * Replaces or removes keywords anywhere in a document.
 *
 * @param rewrite - Returns the keywords and values that replace a keyword, or `undefined` to keep it.
 * @param rewriteObject - Returns what replaces an object whose keywords have been rewritten.
 */
export function rewriteKeywords(
  node: unknown,
  rewrite: (key: string, value: unknown, location: KeywordLocation) => [string, unknown][] | undefined,
  rewriteObject = (object: JsonObject): JsonObject => object,
): unknown {
  const visit = (current: unknown, name: string, hasNamedMembers: boolean, pointer: string): unknown => {
    if (Array.isArray(current)) {
      return current.map((item: unknown, index) => visit(item, '', false, pointer + toFragment(index)));
    }
    if (!isObject(current)) return current;
    const result = Object.fromEntries(
      Object.entries(current).flatMap(([key, value]): [string, unknown][] => {
        if (hasNamedMembers) return [[key, visit(value, key, false, pointer + toFragment(key))]];
        const rewritten = rewrite(key, value, {parent: current, name, pointer});
        if (rewritten !== undefined) return rewritten;
        const kind = getMemberKind(key, value);
        return [[key, kind === 'data' ? value : visit(value, '', kind === 'names', pointer + toFragment(key))]];
      }),
    );
    return hasNamedMembers ? result : rewriteObject(result);
  };
  return visit(node, '', false, '#');
}
