import {objectAt, stringAt, type Json, type JsonObject} from '@developer-docs/utils';
import type {Direction} from '../schemas/directions.js';
import {listMappedValues} from '../schemas/discriminators.js';
import {getSchemaName, type OpenApiDocument} from '../document.js';
import {matches} from './matches.js';

interface Context {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
}

/** A schema, and the names of the schemas that it combines, outermost first. */
interface NamedSchema {
  readonly schema: JsonObject;
  readonly names: readonly string[];
}

/** Sets the discriminator of a value for one of several alternatives. */
export function setDiscriminator(value: JsonObject, owner: JsonObject, member: unknown, context: Context): Json {
  const reference = stringAt(member, '$ref');
  const property = stringAt(objectAt(owner, 'discriminator'), 'propertyName');
  if (reference === undefined || property === undefined) return value as Json;
  const name = getDiscriminatorValue(objectAt(owner, 'discriminator'), [reference]);
  return withMember(value, property, name, member, context);
}

/** Sets the discriminator that a schema inherits, such as the `petType` of a cat. */
export function setOwnDiscriminator(value: JsonObject, {schema, names}: NamedSchema, context: Context): Json {
  const discriminator = objectAt(schema, 'discriminator');
  const property = stringAt(discriminator, 'propertyName');
  if (property === undefined || names.length === 0 || !Object.hasOwn(value, property)) return value as Json;
  const references = names.map((name) => `#/components/schemas/${name}`);
  return withMember(value, property, getDiscriminatorValue(discriminator, references), schema, context);
}

/** Returns the mapped name of the first reference that has one, or else the name of the first schema. */
function getDiscriminatorValue(discriminator: JsonObject, references: readonly string[]): string | undefined {
  const mapped = listMappedValues(discriminator).find(({reference}) => references.includes(reference));
  return mapped?.value ?? getSchemaName(references[0] ?? '');
}

/** Sets a member if the schema allows it. */
function withMember(
  value: JsonObject,
  name: string,
  member: string | undefined,
  schema: unknown,
  {direction, document}: Context,
): Json {
  if (member === undefined) return value as Json;
  const changed = {...value, [name]: member};
  return (matches(value, schema, direction, document) && !matches(changed, schema, direction, document)
    ? value
    : changed) as unknown as Json;
}
