import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  stringAt,
  toPointer,
  type JsonDocument,
  type JsonObject,
} from '@developer-docs/json';
import type {Finding} from './finding';

export interface SchemaRuleOptions {
  /** Whether enumerations need a description of each value in `x-values`. */
  readonly requiresValueDescriptions: boolean;
}

/**
 * Checks that every property of the named schemas has a description and an example, and that enums describe their
 * values.
 */
export function lintSchemas(document: JsonDocument, options: SchemaRuleOptions): Finding[] {
  return entriesAt(objectAt(document.root, 'components'), 'schemas').flatMap(([name, schema]) =>
    checkSchema(schema, `#/components/schemas${toPointer(name)}`, document, options),
  );
}

function checkSchema(schema: unknown, pointer: string, document: JsonDocument, options: SchemaRuleOptions): Finding[] {
  if (!isObject(schema) || schema['$ref'] !== undefined) {
    return [];
  }
  const {items} = schema;
  return [
    ...(options.requiresValueDescriptions ? checkEnum(schema, pointer) : []),
    ...entriesAt(schema, 'properties').flatMap(([name, property]) => {
      const propertyPointer = pointer + toPointer('properties', name);
      return [
        ...checkProperty(name, property, propertyPointer, document),
        ...checkSchema(property, propertyPointer, document, options),
      ];
    }),
    ...(items === undefined ? [] : checkSchema(items, pointer + toPointer('items'), document, options)),
    ...['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((keyword) =>
      arrayAt(schema, keyword).flatMap((member, index) =>
        checkSchema(member, pointer + toPointer(keyword, index), document, options),
      ),
    ),
  ];
}

function checkProperty(name: string, property: unknown, pointer: string, document: JsonDocument): Finding[] {
  const findings: Finding[] = [];
  if ((stringAt(document.resolve(property), 'description') ?? '').trim() === '') {
    findings.push({pointer, problem: `The property "${name}" has no description.`, fix: 'Add a "description".'});
  }
  if (!hasExample(property, document)) {
    findings.push({pointer, problem: `The property "${name}" has no example.`, fix: 'Add "examples" with a value.'});
  }
  return findings;
}

/**
 * Returns whether a property has an example. Objects and arrays of objects are covered by the examples of their
 * properties.
 */
function hasExample(value: unknown, document: JsonDocument): boolean {
  const schema = document.resolve(value);
  return (
    arrayAt(schema, 'examples').length > 0 ||
    schema['example'] !== undefined ||
    schema['const'] !== undefined ||
    schema['type'] === 'object' ||
    schema['oneOf'] !== undefined ||
    (schema['type'] === 'array' && schema['items'] !== undefined && hasExample(schema['items'], document))
  );
}

function checkEnum(schema: JsonObject, pointer: string): Finding[] {
  const values = arrayAt(schema, 'enum');
  if (values.length === 0 || schema['type'] !== 'string') {
    return [];
  }
  const descriptions = objectAt(schema, 'x-values');
  const names = Object.keys(descriptions);
  const fix = 'Give each value an entry with a "description" in "x-values", in the order of "enum".';
  const isSameOrder = JSON.stringify(values) === JSON.stringify(names);
  return [
    ...(isSameOrder
      ? []
      : [{pointer, problem: '"enum" and "x-values" have different values or a different order.', fix}]),
    ...names
      .filter((name) => !stringAt(objectAt(descriptions, name), 'description'))
      .map((name) => ({
        pointer: pointer + toPointer('x-values', name),
        problem: `The value "${name}" has no description.`,
        fix,
      })),
  ];
}
