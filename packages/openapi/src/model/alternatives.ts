import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {findDiscriminatorProperty, listMappedValues, readDiscriminatorValues} from '../schemas/discriminators.js';
import type {Alternatives, Schema, Variant} from './types.js';

/**
 * Reads a schema's alternatives: `oneOf`, `anyOf`, or a discriminator that has only a mapping.
 *
 * @param schema - A schema without `$ref`; its `allOf` may contain further alternatives.
 * @param readMember - Reads an alternative's schema.
 */
export function readAlternatives(
  schema: JsonObject,
  document: OpenApiDocument,
  readMember: (member: unknown) => Schema,
): Alternatives[] {
  const groups = [schema, ...arrayAt(schema, 'allOf').filter(isObject)].flatMap((owner) =>
    (['oneOf', 'anyOf'] as const).map((kind) => ({
      kind,
      members: arrayAt(owner, kind),
      discriminator: objectAt(owner.discriminator === undefined ? schema : owner, 'discriminator'),
    })),
  );
  const declared = objectAt(schema, 'discriminator');
  if (groups.every(({members}) => members.length === 0)) {
    const references = [...new Set(listMappedValues(declared).map(({reference}) => reference))];
    groups.push({kind: 'oneOf', members: references.map((reference) => ({$ref: reference})), discriminator: declared});
  }
  return groups
    .filter(({members}) => members.length > 0)
    .map(({kind, members, discriminator}) => {
      const propertyName = stringAt(discriminator, 'propertyName') ?? findDiscriminatorProperty(members, document);
      const values = readDiscriminatorValues({...discriminator, propertyName}, members, document);
      const variants = members.map((member, index): Variant => ({
        discriminatorValues: values[index]?.values ?? [],
        requiredProperties: readRequiredOnly(member),
        schema: readMember(member),
      }));
      return {kind, discriminator: propertyName, variants};
    });
}

/** Returns the required properties of an alternative that has no other keywords except annotations. */
function readRequiredOnly(member: unknown): string[] {
  const isRequiredOnly =
    isObject(member) && Object.keys(member).every((key) => ['required', 'title', 'description'].includes(key));
  return isRequiredOnly ? arrayAt(member, 'required').map(String) : [];
}
