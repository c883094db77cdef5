import {isObject, type JsonObject} from '@developer-docs/utils';

/** Keywords whose values are data, not schemas. */
const dataKeywords = new Set(['example', 'default', 'enum', 'const', 'value', 'required', 'security']);

/** Matches keywords whose members have arbitrary names, including names that are also keywords. */
const namedMemberKeywords =
  /^(?:properties|patternProperties|\$defs|dependentSchemas|schemas|parameters|headers|responses|requestBodies|examples|content|paths|webhooks|securitySchemes)$/;

/**
 * Replaces or removes keywords anywhere in a document.
 *
 * @param rewrite - Returns the keywords and values that replace a keyword, or `undefined` to keep it.
 */
export function rewriteKeywords(
  node: unknown,
  rewrite: (key: string, value: unknown, name: string, parent: JsonObject) => [string, unknown][] | undefined,
): unknown {
  const visit = (current: unknown, name: string, hasNamedMembers: boolean): unknown => {
    if (Array.isArray(current)) {
      return current.map((item: unknown) => visit(item, '', false));
    }
    if (!isObject(current)) {
      return current;
    }
    return Object.fromEntries(
      Object.entries(current).flatMap(([key, value]): [string, unknown][] => {
        if (hasNamedMembers) {
          return [[key, visit(value, key, false)]];
        }
        // The examples of a schema are a list of data, but those of a media type or parameter have names.
        const isExtension = key.startsWith('x-') && key !== 'x-webhooks';
        const isData = isExtension || dataKeywords.has(key) || (key === 'examples' && Array.isArray(value));
        return (
          rewrite(key, value, name, current) ?? [
            [key, isData ? value : visit(value, '', namedMemberKeywords.test(key))],
          ]
        );
      }),
    );
  };
  return visit(node, '', false);
}
