import {OpenApiDocument, readApiDocument, type Operation} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';

/** Reads the operation `GET /paint` from its OpenAPI declaration. */
export function readOperation(declaration: JsonObject, components: JsonObject = {}): Operation {
  const root = {openapi: '3.1.0', paths: {'/paint': {get: declaration}}, components};
  const [operation] = readApiDocument(new OpenApiDocument(root)).operations;
  if (operation === undefined) throw new Error("The operation isn't in the model.");
  return operation;
}
