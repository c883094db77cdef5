import {isObject, toFragment, type JsonObject} from '@developer-docs/utils';
import {getMemberKind} from './keywords.js';

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
      const kind = hasKeywords ? getMemberKind(key, member) : 'keywords';
      if (kind !== 'data') visitValue(member, pointer + toFragment(key), kind === 'names');
    }
  };
  visitValue(root, '#', false);
}
