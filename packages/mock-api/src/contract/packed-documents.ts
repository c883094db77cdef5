import type {OpenApiDocuments} from './contract';
import {isObject, objectAt, toCanonicalJson, type JsonObject} from './json';

/** Bundled documents without duplicate components. */
export interface PackedDocuments {
  /** Components that are identical in all documents that contain them. */
  readonly components: JsonObject;
  /** The documents by name, without the shared components. */
  readonly documents: OpenApiDocuments;
}

/** Deduplicates the components that documents share, which makes the documents much smaller. */
export function packDocuments(documents: OpenApiDocuments): PackedDocuments {
  const copies = new Map<string, Set<string>>();
  const shared: Record<string, Record<string, unknown>> = {};
  for (const document of Object.values(documents)) {
    for (const [section, name, component] of listComponents(document)) {
      const key = `${section}/${name}`;
      const texts = copies.get(key) ?? new Set();
      copies.set(key, texts.add(toCanonicalJson(component)));
      shared[section] = {...shared[section], [name]: component};
    }
  }
  const isShared = (section: string, name: string) => copies.get(`${section}/${name}`)?.size === 1;
  return {
    components: filterComponents({components: shared}, isShared),
    documents: Object.fromEntries(
      Object.entries(documents).map(([id, document]) => [
        id,
        {...document, components: filterComponents(document, (section, name) => !isShared(section, name))},
      ]),
    ),
  };
}

/** Restores packed documents. Each of them has all shared components, including those that it doesn't use. */
export function unpackDocuments({components, documents}: PackedDocuments): OpenApiDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([id, document]) => {
      const own = objectAt(document, 'components');
      const sections = new Set([...Object.keys(components), ...Object.keys(own)]);
      const merged = [...sections].map((section) => [
        section,
        {...objectAt(components, section), ...objectAt(own, section)},
      ]);
      return [id, {...document, components: Object.fromEntries(merged) as JsonObject}];
    }),
  );
}

function listComponents(document: JsonObject): [section: string, name: string, component: unknown][] {
  return Object.entries(objectAt(document, 'components')).flatMap(([section, members]) =>
    Object.entries(isObject(members) ? members : {}).map(([name, component]): [string, string, unknown] => [
      section,
      name,
      component,
    ]),
  );
}

function filterComponents(document: JsonObject, keep: (section: string, name: string) => boolean): JsonObject {
  const sections: Record<string, Record<string, unknown>> = {};
  for (const [section, name, component] of listComponents(document)) {
    if (keep(section, name)) {
      (sections[section] ??= {})[name] = component;
    }
  }
  return sections;
}

/** Keywords that are prose for readers. The mock takes its texts from examples and from the error catalog. */
const proseKeywords = new Set(['title', 'summary', 'description', 'externalDocs']);
/** The extensions that the mock reads. */
const usedExtensions = new Set(['x-rate-limit', 'x-request-kind', 'x-values']);
/** Keywords whose values are data, not schemas. */
const dataKeywords = new Set([
  ...usedExtensions,
  'example',
  'default',
  'enum',
  'const',
  'value',
  'required',
  'security',
]);
/** Keywords that contain named members. A member can have the name of a keyword. */
const namedMembers =
  /^(?:properties|patternProperties|\$defs|dependentSchemas|schemas|parameters|headers|responses|requestBodies|examples|content|paths|webhooks|securitySchemes)$/;

/** Removes descriptions and extensions that the mock doesn't use, which are more than half of a document. */
export function removeProse(documents: OpenApiDocuments): OpenApiDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([id, {info: _info, tags: _tags, webhooks: _webhooks, ...document}]) => [
      id,
      removeProseFrom(document) as JsonObject,
    ]),
  );
}

/**
 * Removes texts for readers, which contain spaces, from the values in an `x-values` extension or from limits. Those in the error
 * catalog are used in responses.
 */
export const removeTexts = (values: JsonObject): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const properties = Object.entries(isObject(value) ? value : {});
      return [
        key,
        Object.fromEntries(properties.filter(([, item]) => typeof item !== 'string' || !item.includes(' '))),
      ];
    }),
  );

function removeProseFrom(node: unknown, hasNamedMembers = false, name = ''): unknown {
  if (Array.isArray(node)) {
    return node.map((item: unknown) => removeProseFrom(item));
  }
  if (!isObject(node)) {
    return node;
  }
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
      if (hasNamedMembers) {
        return [[key, removeProseFrom(value, false, key)]];
      }
      if (proseKeywords.has(key) || (key.startsWith('x-') && !usedExtensions.has(key))) {
        return [];
      }
      if (key === 'x-values' && name !== 'ErrorCode' && isObject(value)) {
        return [[key, removeTexts(value)]];
      }
      return [[key, dataKeywords.has(key) ? value : removeProseFrom(value, namedMembers.test(key))]];
    }),
  );
}
