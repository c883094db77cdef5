import type {MediaType, FormField} from '@developer-docs/openapi';
import {toPlainText, type Json} from '@developer-docs/internal';
import {resolveField, type ConsoleOperation, type FieldSchema} from '../model/operation';

/** A field of a form, with what its schema says about it. */
export interface DescribedField extends FormField {
  readonly isRequired: boolean;
  /** The type in words. */
  readonly type: string;
  readonly description?: string;
  /** The values to choose from; empty if there are others. */
  readonly choices: readonly string[];
  /** The media types of a file, as the `accept` attribute of an input. */
  readonly accept?: string;
}

/**
 * Describes the fields of a form: those of the schema, and then those that only the value has.
 *
 * @param value - The members of the form.
 */
export function describeFields(
  {type: mediaType, fields, partContentTypes}: MediaType,
  value: Readonly<Record<string, Json>>,
  {bodies, schemas}: Pick<ConsoleOperation, 'bodies' | 'schemas'>,
): DescribedField[] {
  const schema = bodies[mediaType];
  const variants = schema === undefined ? [] : listVariants(schema, schemas);
  const names = new Set(fields.map(({name}) => name));
  const others = Object.keys(value)
    .filter((name) => !names.has(name))
    .map((name): FormField => ({name, isFile: false, isList: false, types: [], itemTypes: []}));
  return [...fields, ...others].map((field) => {
    const members = variants.flatMap(({properties}) => properties?.[field.name] ?? []);
    const parts = members.flatMap((member) => listVariants(member, schemas));
    const description = parts.find((part) => part.description !== undefined)?.description;
    const accept = partContentTypes[field.name] ?? field.mediaType;
    const values = parts.flatMap((part) => part.values ?? []).map((item) => toPlainText(item.value));
    return {
      ...field,
      isRequired: variants.some(({required}) => required?.includes(field.name) === true),
      type: field.isFile ? (accept ?? '') : (parts.find((part) => part.type !== undefined)?.type ?? ''),
      ...(description !== undefined && {description}),
      choices: field.types.length === 1 && field.types[0] === 'boolean' ? ['true', 'false'] : values,
      ...(accept !== undefined && {accept}),
    };
  });
}

/** Maximum depth of nested alternatives. */
const maxDepth = 4;

/** Lists a schema and its alternatives, with their references resolved. */
function listVariants(schema: FieldSchema, schemas: ConsoleOperation['schemas'], depth = 0): FieldSchema[] {
  const resolved = resolveField(schema, schemas);
  const alternatives = depth < maxDepth ? (resolved.alternatives ?? []) : [];
  return [resolved, ...alternatives.flatMap((alternative) => listVariants(alternative, schemas, depth + 1))];
}
