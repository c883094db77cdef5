import {listOperations, resolveSchema, type ApiDocument, type Schema} from '../../../contract';

/** Maximum depth at which a page expands nested schemas. */
const maxDepth = 2;

/**
 * If a page has more properties, it expands schemas to a lower depth. The sections of the schemas contain the same
 * properties.
 */
const maxProperties = 12_000;

/** Chooses the depth to which the page of a document expands nested schemas, or -1 if it doesn't even expand bodies. */
export function choosePageDepth(document: ApiDocument): number {
  for (let depth = maxDepth; depth >= 0; depth -= 1) {
    if (countProperties(document, depth, maxProperties) <= maxProperties) {
      return depth;
    }
  }
  return -1;
}

/** Counts the properties that a page shows. Counting stops above the limit. */
function countProperties(document: ApiDocument, maxDepth: number, limit: number): number {
  let count = 0;
  const countSchema = (schema: Schema, depth: number) => {
    if (count > limit) {
      return;
    }
    const {properties, items, prefixItems, alternatives} = resolveSchema(schema, document);
    count += properties.length;
    const children = [
      ...(depth < maxDepth ? properties.map((property) => property.schema) : []),
      ...(items === undefined ? [] : [items]),
      ...prefixItems,
      ...alternatives.flatMap(({variants}) => variants.map((variant) => variant.schema)),
    ];
    children.forEach((child) => {
      countSchema(child, depth + 1);
    });
  };
  const mediaTypes = listOperations(document).flatMap(({requestBody, responses}) => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({content}) => content),
  ]);
  for (const schema of [...mediaTypes.flatMap((mediaType) => mediaType.schema ?? []), ...document.schemas.values()]) {
    countSchema(schema, 0);
  }
  return count;
}
