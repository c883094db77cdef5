import {resolveSchema, type ApiDocument, type Operation, type Schema} from '@developer-docs/openapi';

/** Maximum depth to which document pages and operation pages expand nested schemas. */
const maxDepths = {document: 2, operation: 6};

/**
 * If a page has more properties, it expands schemas to a shallower depth. The schemas' sections contain the same
 * properties.
 */
const maxProperties = {document: 12_000, operation: 250};

/** The operations and schema names on a page. */
interface PageRoots {
  readonly operations: readonly Operation[];
  readonly schemas: readonly string[];
}

/**
 * Chooses the depth to which a page with operations and schemas of a document expands nested schemas, or -1 if it
 * doesn't even expand bodies.
 */
export const choosePageDepth = (document: ApiDocument, roots: PageRoots): number =>
  chooseDepth(document, roots, 'document');

/** Chooses the depth to which an operation page expands nested schemas. */
export function chooseOperationDepth(document: ApiDocument, operation: Operation): number {
  return chooseDepth(document, {operations: [operation, ...operation.callbacks], schemas: []}, 'operation');
}

function chooseDepth(document: ApiDocument, roots: PageRoots, kind: 'document' | 'operation'): number {
  for (let depth = maxDepths[kind]; depth >= 0; depth -= 1) {
    if (countProperties(document, roots, depth, maxProperties[kind]) <= maxProperties[kind]) return depth;
  }
  return kind === 'document' ? -1 : 0;
}

/**
 * How many schemas are visited for each property of the limit. A few schemas with alternatives can have billions of
 * combinations.
 */
const maxVisitsPerProperty = 20;

/** Counts the properties that a page shows. Counting stops above the limit, or if there are too many schemas. */
function countProperties(
  document: ApiDocument,
  {operations, schemas}: PageRoots,
  maxDepth: number,
  limit: number,
): number {
  let count = 0;
  let visits = 0;
  const countSchema = (schema: Schema, depth: number, ancestors: readonly Schema[] = []) => {
    const resolvedSchema = resolveSchema(schema, document);
    visits += 1;
    if (visits > limit * maxVisitsPerProperty) count = Infinity;
    // A page links to a schema that contains itself.
    if (count > limit || ancestors.includes(resolvedSchema)) return;
    const {properties, items, prefixItems, alternatives} = resolvedSchema;
    count += properties.length;
    const children = [
      ...(depth < maxDepth ? properties.map((property) => property.schema) : []),
      ...(items === undefined ? [] : [items]),
      ...prefixItems,
      ...alternatives.flatMap(({variants}) => variants.map((variant) => variant.schema)),
    ];
    children.forEach((child) => {
      countSchema(child, depth + 1, [...ancestors, resolvedSchema]);
    });
  };
  const mediaTypes = operations.flatMap(({requestBody, responses}) => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({content}) => content),
  ]);
  const namedSchemas = schemas.flatMap((name) => document.schemas.get(name) ?? []);
  for (const schema of [...mediaTypes.flatMap((mediaType) => mediaType.schema ?? []), ...namedSchemas]) {
    countSchema(schema, 0);
  }
  return count;
}
