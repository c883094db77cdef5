import {isObject, mapMembers, toFragment, type JsonObject} from '@developer-docs/utils';

const annotationKeywords = new Set(
  `title description summary deprecated readOnly writeOnly default example examples externalDocs xml
  $comment`.split(/\s+/),
);

/** Returns whether a keyword of a schema doesn't affect validation. */
export const isAnnotation = (keyword: string) => annotationKeywords.has(keyword) || keyword.startsWith('x-');

const dataKeywords = new Set('const dataValue default enum example mapping required security value'.split(' '));

/**
 * Returns whether the value of a keyword is data, which contains neither schemas nor references. The examples of a
 * schema are a list of data, but those of a media type or parameter have names.
 */
export const isData = (keyword: string, value: unknown): boolean =>
  dataKeywords.has(keyword) || (keyword === 'examples' && Array.isArray(value));

const mapKeywords = new Set(
  `paths webhooks x-webhooks pathItems additionalOperations callbacks links variables parameters responses requestBodies
  headers content mediaTypes encoding examples schemas definitions $defs properties patternProperties dependentSchemas
  securitySchemes securityDefinitions scopes`.split(/\s+/),
);

/** Returns whether the members of a keyword's value have any names, such as fields. These can also be keywords. */
export const isMap = (keyword: string): boolean => mapKeywords.has(keyword);

/**
 * Returns what the members of a keyword's value are: keywords, any names, or data. An extension can contain anything,
 * so it's data, except for the webhooks of OpenAPI 3.0.
 */
function getMemberKind(keyword: string, value: unknown): 'keywords' | 'names' | 'data' {
  const isExtension = keyword.startsWith('x-') && keyword !== 'x-webhooks';
  if (isExtension || isData(keyword, value)) return 'data';
  return isMap(keyword) ? 'names' : 'keywords';
}

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
