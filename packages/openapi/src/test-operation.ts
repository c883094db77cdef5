import type {JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from './document.js';
import {readApiDocument} from './model/read-document.js';
import type {Operation} from './model/types.js';

/** Reads a `GET` operation, by default of `/paint`, from its OpenAPI declaration. */
export function readOperation(declaration: JsonObject, components: JsonObject = {}, path = '/paint'): Operation {
  const root = {openapi: '3.1.0', paths: {[path]: {get: declaration}}, components};
  const [operation] = readApiDocument(new OpenApiDocument(root)).operations;
  if (operation === undefined) {
    throw new Error("The operation isn't in the model.");
  }
  return operation;
}
