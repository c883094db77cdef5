import type {OpenApiDocuments} from '../contract/contract';
import {isObject, objectAt, type JsonObject} from '../contract/json';
import type {SchemaLocation} from '../contract/operations';
import {packDocuments} from '../contract/packed-documents';
import {discriminatorValuesKey} from './validators';

/** Documents in the form that Ajv compiles. */
export interface PreparedSchemas {
  readonly documents: OpenApiDocuments;
  /** Returns the URI of a schema, whose document can have another name than the original one. */
  readonly toUri: (location: SchemaLocation) => string;
}

/** The name of the document that replaces documents which share all components. */
const combinedName = 'contract';

/** Keywords that don't affect validation. */
const annotations = new Set(['title', 'description', 'summary', 'default', 'example', 'examples', 'externalDocs']);

/** Keywords whose members have names that could be mistaken for keywords. */
const namedMembers =
  /^(?:properties|patternProperties|\$defs|dependentSchemas|schemas|parameters|headers|responses|requestBodies|content|paths|webhooks)$/;

/**
 * Prepares documents for Ajv: removes annotations and `discriminator.mapping`, which Ajv doesn't support, and combines
 * documents that share their components, so that each schema is compiled once.
 */
export function prepareSchemas(documents: OpenApiDocuments): PreparedSchemas {
  const prepared = Object.fromEntries(
    Object.entries(documents).map(([name, {paths = {}, webhooks = {}, components = {}}]) => [
      name,
      removeAnnotations({paths, webhooks, components}) as JsonObject,
    ]),
  );
  const combined = combineDocuments(prepared);
  return {
    documents: combined === undefined ? prepared : {[combinedName]: combined},
    toUri: ({document, pointer}) => `${combined === undefined ? document : combinedName}#${pointer}`,
  };
}

/** Combines documents into one, or returns `undefined` if different components or paths have the same name. */
function combineDocuments(documents: OpenApiDocuments): JsonObject | undefined {
  const packed = packDocuments(documents);
  const contents = Object.values(packed.documents);
  const sections = (['paths', 'webhooks'] as const).map((name) => ({
    name,
    items: contents.flatMap((document) => Object.entries(objectAt(document, name))),
  }));
  const isCombinable =
    contents.every((document) => Object.keys(objectAt(document, 'components')).length === 0) &&
    sections.every(({items}) => new Set(items.map(([key]) => key)).size === items.length);
  return isCombinable
    ? {
        ...Object.fromEntries(sections.map(({name, items}) => [name, Object.fromEntries(items)])),
        components: packed.components,
      }
    : undefined;
}

function removeAnnotations(node: unknown, hasNamedMembers = false): unknown {
  if (Array.isArray(node)) {
    return node.map((item: unknown) => removeAnnotations(item));
  }
  if (!isObject(node)) {
    return node;
  }
  const members = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (hasNamedMembers) {
      return [[key, removeAnnotations(value)]];
    }
    if (key === 'discriminator' && isObject(value)) {
      // The constants in the alternatives are equivalent to the mapping.
      return [
        [key, {propertyName: value.propertyName}],
        [discriminatorValuesKey, Object.keys(objectAt(value, 'mapping'))],
      ];
    }
    if ((key === 'exclusiveMinimum' || key === 'exclusiveMaximum') && typeof value === 'boolean') {
      // OpenAPI 3.0: a flag next to the limit.
      const limit = node[key === 'exclusiveMinimum' ? 'minimum' : 'maximum'];
      return value && limit !== undefined ? [[key, limit]] : [];
    }
    const isAnnotation = annotations.has(key) || key.startsWith('x-');
    // The values of these keywords are data, in which nothing is an annotation.
    const isData = key === 'const' || key === 'enum';
    return isAnnotation ? [] : [[key, isData ? value : removeAnnotations(value, namedMembers.test(key))]];
  });
  return Object.fromEntries(members);
}
