import {isObject, mapMembers, toFragment, type JsonObject} from '@developer-docs/utils';
import {getMemberKind} from './keywords.js';

/** An object in a document before it was rewritten. */
export interface OriginalObject {
  readonly original: JsonObject;
  /** JSON pointer to it. */
  readonly pointer: string;
}

/**
 * Replaces each object in a document whose keys are keywords. Data and extensions are unchanged.
 *
 * @param rewrite - Returns what replaces an object. The objects in it have been rewritten.
 */
export function rewriteKeywords(
  root: unknown,
  rewrite: (object: JsonObject, location: OriginalObject) => JsonObject,
): unknown {
  const visit = (value: unknown, pointer: string, hasNames: boolean): unknown => {
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => visit(item, pointer + toFragment(index), false));
    }
    if (!isObject(value)) return value;
    const rewritten = mapMembers(value, (member, key) => {
      const kind = hasNames ? 'keywords' : getMemberKind(key, member);
      return kind === 'data' ? member : visit(member, pointer + toFragment(key), kind === 'names');
    });
    return hasNames ? rewritten : rewrite(rewritten, {original: value, pointer});
  };
  return visit(root, '#', false);
}
