import {entriesAt, toPlainText, type JsonObject} from '@developer-docs/utils';
import {getSchemaName, toSchemaReference} from '../document.js';

/** A value in the `mapping` of a discriminator. */
interface MappedValue {
  readonly value: string;
  /** The reference to the schema that it selects. */
  readonly reference: string;
}

/** Lists the values in the `mapping` of a discriminator, whose targets can be names of schemas. */
export const listMappedValues = (discriminator: JsonObject): MappedValue[] =>
  entriesAt(discriminator, 'mapping').map(([value, target]) => ({
    value,
    reference: toSchemaReference(toPlainText(target)),
  }));

/**
 * Lists the values of a discriminator that select the alternative with a reference: those in its `mapping`, and the name of
 * the schema, which is implicit unless the `mapping` gives it to another one.
 */
export function listDiscriminatorValues(discriminator: JsonObject, reference: string): string[] {
  const mapped = listMappedValues(discriminator);
  const name = getSchemaName(reference);
  return [
    ...mapped.filter((entry) => entry.reference === reference).map(({value}) => value),
    ...(name === undefined || mapped.some(({value}) => value === name) ? [] : [name]),
  ];
}
