import {objectAt, stringAt, type Json, type JsonObject} from '@developer-docs/utils';
import type {CombinedSchema} from '../schemas/combine-schemas.js';
import {listInheritedValues, readDiscriminatorValues} from '../schemas/discriminators.js';
import type {GenerationContext} from './generation-context.js';
import {matches} from './matches.js';

/** Sets a value's discriminator for one of a schema's alternatives. */
export function setDiscriminator(
  value: JsonObject,
  owner: JsonObject,
  members: readonly unknown[],
  member: unknown,
  context: GenerationContext,
): Json {
  const discriminator = objectAt(owner, 'discriminator');
  const values = readDiscriminatorValues(discriminator, members, context.document)[members.indexOf(member)]?.values;
  return withValue(value, discriminator, values, member, context);
}

/** Sets the discriminator that a schema inherits, such as the `petType` of a cat. */
export function setOwnDiscriminator(
  value: JsonObject,
  {schema, references}: CombinedSchema,
  context: GenerationContext,
): Json {
  const discriminator = objectAt(schema, 'discriminator');
  return Object.hasOwn(value, stringAt(discriminator, 'propertyName') ?? '')
    ? withValue(value, discriminator, listInheritedValues(discriminator, references), schema, context)
    : (value as Json);
}

/** Sets the first value of a discriminator, unless the object has one of the values or the schema doesn't allow it. */
function withValue(
  value: JsonObject,
  discriminator: JsonObject,
  [first, ...others]: readonly string[] = [],
  schema: unknown,
  {direction, document}: GenerationContext,
): Json {
  const property = stringAt(discriminator, 'propertyName');
  if (property === undefined || first === undefined || others.some((other) => other === value[property])) {
    return value as Json;
  }
  const changed = {...value, [property]: first};
  return (matches(value, schema, direction, document) && !matches(changed, schema, direction, document)
    ? value
    : changed) as unknown as Json;
}
