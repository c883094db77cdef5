import {escapeXml, isObject, objectAt, stringAt, toPlainText, type Json, type JsonObject} from '@developer-docs/utils';
import {getSchemaName, type OpenApiDocument} from '../document.js';
import {combineSchema} from '../schemas/combine-schemas.js';

/**
 * Writes a value as XML, as the `xml` objects of its schema describe.
 *
 * @see https://spec.openapis.org/oas/v3.1.1#xml-object
 */
export function toXml(value: Json, schema: unknown, document: OpenApiDocument): string {
  const name = getSchemaName(stringAt(schema, '$ref') ?? '') ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(name, value, schema, document, '')}`;
}

function writeElement(
  name: string,
  value: Json,
  schema: unknown,
  document: OpenApiDocument,
  indentation: string,
): string {
  const {xml, flat} = readXml(schema, document);
  if (Array.isArray(value)) return writeList(name, value as readonly Json[], flat, document, indentation);
  const tag = qualify(stringAt(xml, 'name') ?? name, xml);
  if (!isObject(value)) {
    const start = `${indentation}<${tag}${writeNamespace(xml)}`;
    return value === null ? `${start}/>` : `${start}>${escapeXml(toPlainText(value))}</${tag}>`;
  }
  const properties = objectAt(flat, 'properties');
  const members = (Object.entries(value) as [string, Json][]).map(([key, member]) => {
    const description = readXml(properties[key], document).xml;
    return {key, member, description, isAttribute: description.attribute === true};
  });
  const attributes = members
    .filter(({isAttribute}) => isAttribute)
    .map(({key, member, description}) => {
      const attribute = qualify(stringAt(description, 'name') ?? key, description);
      return ` ${attribute}="${escapeXml(toPlainText(member))}"`;
    });
  const children = members
    .filter(({isAttribute}) => !isAttribute)
    .map(({key, member}) => writeElement(key, member, properties[key], document, `${indentation}  `));
  const start = `${indentation}<${tag}${writeNamespace(xml)}${attributes.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join('\n')}\n${indentation}</${tag}>`;
}

/** Writes each item as an element. If `wrapped` is set, they have a common parent. */
function writeList(
  name: string,
  items: readonly Json[],
  schema: JsonObject,
  document: OpenApiDocument,
  indentation: string,
): string {
  const {xml} = readXml(schema, document);
  const itemName = stringAt(readXml(schema.items, document).xml, 'name') ?? stringAt(xml, 'name') ?? name;
  const isWrapped = xml.wrapped === true;
  const inner = isWrapped ? `${indentation}  ` : indentation;
  const elements = items.map((item) => writeElement(itemName, item, schema.items, document, inner)).join('\n');
  if (!isWrapped) return elements;
  const tag = qualify(stringAt(xml, 'name') ?? name, xml);
  return `${indentation}<${tag}${writeNamespace(xml)}>\n${elements}\n${indentation}</${tag}>`;
}

/** Returns a schema as a single object, and its `xml` object. */
function readXml(schema: unknown, document: OpenApiDocument): {xml: JsonObject; flat: JsonObject} {
  const flat = combineSchema(schema, document);
  return {xml: objectAt(flat, 'xml'), flat};
}

function qualify(name: string, xml: JsonObject) {
  const prefix = stringAt(xml, 'prefix');
  return prefix === undefined ? name : `${prefix}:${name}`;
}

function writeNamespace(xml: JsonObject): string {
  const namespace = stringAt(xml, 'namespace');
  const prefix = stringAt(xml, 'prefix');
  return namespace === undefined ? '' : ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeXml(namespace)}"`;
}
