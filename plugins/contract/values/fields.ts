import {factsOf} from '../openapi/model/facts';
import type {JsonObject} from '../openapi/model/types';
import {follow, isMapping, type Found} from './documents';

/** A field of an object in the contract, ready to be written into a page. */
export interface ContractField {
  readonly name: string;
  readonly isRequired: boolean;
  /** "string", "array of objects". */
  readonly type: string;
  /** Markdown. */
  readonly description: string;
  /** Constraints, default and example in words, in Markdown: "1 to 80 characters", "example `Merlot`". */
  readonly facts: readonly string[];
}

type Schema = Readonly<Record<string, unknown>>;

/** The most values of an enumeration that are listed beside a field. */
const shortEnum = 16;

/**
 * The fields of an object schema. Those of its alternatives (`oneOf`) follow; a constant, which only tells alternatives
 * apart, is left out.
 *
 * @param reference - How the page names the schema, for messages.
 * @throws Error when the schema has no fields, or a field no description.
 */
export function readFields(found: Found, reference: string): ContractField[] {
  const {schema, file} = merge(found);
  const alternatives = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isMapping) : [];
  const fields = [schema, ...alternatives].flatMap((part) =>
    Object.entries(isMapping(part.properties) ? part.properties : {}).flatMap(([name, value]) => {
      const isRequired = part === schema && Array.isArray(part.required) && part.required.includes(name);
      return readField(name, {value, file}, isRequired, reference);
    }),
  );
  if (fields.length === 0) {
    throw new Error(`"${reference}" is not an object with fields.`);
  }
  return fields;
}

/** What a schema says about its fields together, such as "exactly one of"; nothing for a plain list of fields. */
export function readRule(found: Found): string | undefined {
  const {schema} = merge(found);
  const hasRule = Array.isArray(schema.oneOf) || typeof schema.minProperties === 'number';
  return hasRule && typeof schema.description === 'string' ? schema.description : undefined;
}

function readField(name: string, found: Found, isRequired: boolean, reference: string): ContractField[] {
  const {schema, file} = merge(found);
  if ('const' in schema) {
    return [];
  }
  if (typeof schema.description !== 'string') {
    throw new Error(`"${reference}": the field "${name}" has no description.`);
  }
  const items = schema.items === undefined ? undefined : merge({value: schema.items, file}).schema;
  const [example] = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];
  return [
    {
      name,
      isRequired,
      type: items === undefined ? typeOf(schema) : `array of ${typeOf(items)}s`,
      description: schema.description,
      facts: [
        ...constraints(schema),
        ...(items === undefined || isMapping(items.properties) ? [] : constraints(items).map((fact) => `each ${fact}`)),
        ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
        ...(example === undefined ? [] : [`example ${code(example)}`]),
      ],
    },
  ];
}

function constraints(schema: Schema): string[] {
  const values = Array.isArray(schema.enum) ? (schema.enum as unknown[]) : [];
  return [
    // A pattern is for programs; the description says it in words.
    ...factsOf(schema as JsonObject)
      .filter(({label}) => label !== 'Pattern')
      .map(({text}) => text),
    ...(values.length > 0 && values.length <= shortEnum ? [`one of ${values.map(code).join(', ')}`] : []),
  ];
}

const typeOf = ({type}: Schema) => (typeof type === 'string' ? type : 'value');

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** A schema with its reference followed; what stands beside the reference wins. */
function merge(found: Found): {readonly schema: Schema; readonly file: string} {
  const target = follow(found);
  const beside = isMapping(found.value) ? found.value : {};
  const {$ref: _, ...own} = beside;
  return {schema: {...(isMapping(target.value) ? target.value : {}), ...own}, file: target.file};
}
