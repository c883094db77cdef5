import {listChildSchemas, resolveSchema, type ApiDocument, type Operation, type Schema} from '@developer-docs/openapi';

/** Maximum depth to which an operation's page expands nested schemas. */
const maxDepth = 6;

/** A page with more properties is expanded to a shallower depth. The schemas' sections have the others. */
const maxProperties = 250;

/** Chooses the depth to which an operation's page expands nested schemas. */
export function chooseOperationDepth(document: ApiDocument, operation: Operation): number {
  const schemas = [operation, ...operation.callbacks]
    .flatMap(({requestBody, responses}) => [requestBody, ...responses])
    .flatMap((body) => body?.content ?? [])
    .flatMap(({schema}) => schema ?? []);
  let depth = maxDepth;
  while (depth > 0 && countProperties(document, schemas, depth) > maxProperties) depth -= 1;
  return depth;
}

/** Counts the properties, tuple items, and alternatives that a page shows. Counting stops above the limit. */
function countProperties(document: ApiDocument, schemas: readonly Schema[], shownDepth: number): number {
  let count = 0;
  const countSchema = (schema: Schema, depth: number, ancestors: readonly Schema[]) => {
    const resolvedSchema = resolveSchema(schema, document);
    // A page links to a schema that contains itself.
    if (count > maxProperties || ancestors.includes(resolvedSchema)) return;
    const children = listChildSchemas(resolvedSchema);
    // The properties of an array's items are on the same level, without an entry for the items.
    count += children.length - (resolvedSchema.items === undefined ? 0 : 1);
    for (const {step, schema: child} of children) {
      const isProperty = step !== '[]' && step !== '';
      if (!isProperty || depth < shownDepth) countSchema(child, depth + 1, [...ancestors, resolvedSchema]);
    }
  };
  for (const schema of schemas) countSchema(schema, 0, []);
  return count;
}
