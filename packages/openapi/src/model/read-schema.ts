import {
  arrayAt,
  entriesAt,
  objectAt,
  pickStrings,
  stringAt,
  toPlainText,
  type Json,
  type JsonObject,
} from '@developer-docs/utils';
import {readDeprecation, sortDeprecatedLast} from '../declarations/deprecation.js';
import type {OpenApiDocument} from '../document.js';
import {readAccess} from '../schemas/directions.js';
import {flattenSchema} from '../schemas/flatten-schema.js';
import {isSameValue, listTypes} from '../schemas/json-types.js';
import {isNever} from '../schemas/merge-schemas.js';
import {readAlternatives} from './alternatives.js';
import {readConstraints, isSimpleNot} from './constraints.js';
import {pickLabels, toLabel} from './labels.js';
import type {EnumValue, ExternalDocs, Schema} from './types.js';

/** How many schemas in copies within a schema the model has. */
const maxCopies = 2000;

/** The structure of a schema that only refers to another one, or that isn't read. */
const noStructure = {properties: [], patternProperties: [], prefixItems: [], alternatives: []};

/** Reads a schema, which can be a reference, into the model. */
export const readSchema = (value: unknown, document: OpenApiDocument): Schema =>
  new SchemaReader(document).read(value, []);

class SchemaReader {
  /** The number of schemas in copies. */
  private copyCount = 0;

  constructor(private readonly document: OpenApiDocument) {}

  /** @param activeReferences - References whose targets are currently being copied, to detect recursion. */
  read(value: unknown, activeReferences: readonly string[]): Schema {
    const [pointer] = activeReferences;
    if (pointer !== undefined) {
      this.copyCount += 1;
      if (this.copyCount > maxCopies) {
        this.document.reportUnsupported(pointer, 'a structure that consists of thousands of copies of schemas');
        return {...readAnnotations({}, this.document), ...noStructure};
      }
    }
    const {schema, ref, copiedReferences} = flattenSchema(value, this.document, activeReferences);
    const annotations = readAnnotations(schema, this.document);
    if (ref !== undefined) return {...annotations, ref, ...noStructure};
    return {...annotations, ...this.readStructure(schema, [...activeReferences, ...copiedReferences])};
  }

  private readStructure(schema: JsonObject, activeReferences: readonly string[]) {
    const readChild = (child: unknown) => this.read(child, activeReferences);
    const readOptional = (child: unknown) => (child === undefined ? undefined : readChild(child));
    const required = new Set(arrayAt(schema, 'required'));
    const {items} = schema;
    const additionalProperties = schema.additionalProperties ?? schema.unevaluatedProperties;
    return {
      properties: sortDeprecatedLast(
        entriesAt(schema, 'properties').map(([name, property]) => ({
          name,
          isRequired: required.has(name),
          schema: readChild(property),
        })),
        (property) => property.schema.isDeprecated,
      ),
      patternProperties: entriesAt(schema, 'patternProperties').map(([pattern, property]) => ({
        pattern,
        schema: readChild(property),
      })),
      prefixItems: arrayAt(schema, 'prefixItems').map(readChild),
      alternatives: readAlternatives(schema, this.document, readChild),
      additionalProperties: additionalProperties === false ? (false as const) : readOptional(additionalProperties),
      // The maximum length of a closed tuple is one of its constraints.
      items: typeof items === 'boolean' ? undefined : readOptional(items),
    };
  }
}

export function readExternalDocs(object: JsonObject): {readonly externalDocs?: ExternalDocs} {
  const externalDocs = objectAt(object, 'externalDocs');
  const url = stringAt(externalDocs, 'url');
  return url === undefined ? {} : {externalDocs: {url, ...pickStrings(externalDocs, 'description')}};
}

function readAnnotations(schema: JsonObject, document: OpenApiDocument) {
  const {example} = schema;
  const not = objectAt(schema, 'not');
  const hasSimpleNot = Object.keys(not).length > 0 && isSimpleNot(not);
  return {
    ...pickLabels(schema, 'title'),
    ...pickStrings(schema, 'description', 'format'),
    const: schema.const as Json | undefined,
    default: schema.default as Json | undefined,
    not: hasSimpleNot ? readSchema(not, document) : undefined,
    types: listTypes(schema),
    isNever: isNever(schema),
    constraints: readConstraints(schema),
    enumValues: readEnumValues(schema),
    examples: [...(example === undefined ? [] : [example]), ...arrayAt(schema, 'examples')] as Json[],
    ...readDeprecation(schema),
    ...readAccess(schema),
    ...readExternalDocs(schema),
  };
}

/** Extensions with the names of enumeration values, from NSwag and OpenAPI Generator. */
const nameExtensions = ['x-enumNames', 'x-enum-varnames'];
/** Extensions with their descriptions, from OpenAPI Generator and Redocly. */
const descriptionExtensions = ['x-enum-descriptions', 'x-enumDescriptions'];

function readEnumValues(schema: JsonObject): EnumValue[] {
  const values = arrayAt(schema, 'enum')
    .map((value, index) => readEnumValue(value, index, schema))
    .filter(({value}) => schema.const === undefined || isSameValue(value, schema.const));
  return sortDeprecatedLast(values, ({deprecation}) => deprecation !== undefined);
}

function readEnumValue(value: unknown, index: number, schema: JsonObject): EnumValue {
  const entry = objectAt(objectAt(schema, 'x-values'), toPlainText(value));
  const {title: _, description: __, ...metadata} = entry;
  const {isDeprecated, deprecation = {}} = readDeprecation(entry);
  /** Reads the text for the value in an extension, which is a list in the order of the values, or an object. */
  const readText = (extensions: readonly string[]) =>
    extensions
      .map((name) => arrayAt(schema, name)[index] ?? objectAt(schema, name)[toPlainText(value)])
      .find((text): text is string => typeof text === 'string' && text !== '');
  const name = readText(nameExtensions);
  const description = readText(descriptionExtensions);
  return {
    value: value as Json,
    // A name that equals the value adds nothing.
    ...(name !== undefined && name !== value && {title: toLabel(name)}),
    ...(description !== undefined && {description}),
    ...pickLabels(entry, 'title'),
    ...pickStrings(entry, 'description'),
    ...(isDeprecated && {deprecation}),
    metadata,
  };
}
