import {objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
import type {CombinedSchema} from '../schemas/combine-schemas.js';
import {listInheritedValues, readDiscriminatorValues} from '../schemas/discriminators.js';
import type {GenerationContext} from './generation.js';
import {isProbablyValid} from './is-probably-valid.js';

/** Sets a value's discriminator for one of a schema's alternatives. */
export function setDiscriminator(
  value: JsonObject,
  owner: JsonObject,
  members: readonly unknown[],
  member: unknown,
  context: GenerationContext,
): JsonObject {
  const discriminator = objectAt(owner, 'discriminator');
  const alternatives = readDiscriminatorValues(discriminator, members, context.generation.document);
  const {values = []} = alternatives[members.indexOf(member)] ?? {};
  return setFirstValue(value, discriminator, values, member, context);
}

/** Sets the discriminator that a schema inherits, such as the `petType` of a cat. */
export function setInheritedDiscriminator(
  value: JsonObject,
  {schema, references}: CombinedSchema,
  context: GenerationContext,
): JsonObject {
  const discriminator = objectAt(schema, 'discriminator');
  if (!Object.hasOwn(value, stringAt(discriminator, 'propertyName') ?? '')) return value;
  return setFirstValue(value, discriminator, listInheritedValues(discriminator, references), schema, context);
}

/** Sets the first value of a discriminator, unless the object has one of the values or the schema doesn't allow it. */
function setFirstValue(
  value: JsonObject,
  discriminator: JsonObject,
  values: readonly string[],
  schema: unknown,
  {generation}: GenerationContext,
): JsonObject {
  const property = stringAt(discriminator, 'propertyName');
  const [first] = values;
  if (property === undefined || first === undefined || values.some((other) => other === value[property])) return value;
  const changed = {...value, [property]: first};
  const isValid = (object: JsonObject) => isProbablyValid(object, schema, generation);
  return isValid(value) && !isValid(changed) ? value : changed;
}
