import {isObject, toFragment, type JsonObject} from '@developer-docs/utils';
import {isData, isExtension, isMap} from './keywords.js';

/**
 * Calls a function with each object in a document whose keys are keywords, in order and once, with its JSON pointer.
 * Data and extensions are left out. Objects can occur more than once because of YAML aliases.
 */
export function visitKeywords(root: unknown, visit: (object: JsonObject, pointer: string) => void): void {
  const visited = new Set<object>();
  const visitValue = (value: unknown, pointer: string, hasNames: boolean) => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    const hasKeywords = isObject(value) && !hasNames;
    if (hasKeywords) visit(value, pointer);
    for (const [key, member] of Object.entries(value)) {
      if (hasKeywords && (isExtension(key) || isData(key, member))) continue;
      visitValue(member, pointer + toFragment(key), hasKeywords && isMap(key));
    }
  };
  visitValue(root, '#', false);
}
