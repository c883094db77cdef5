import type {OpenApiDocument} from '../../document.js';

/** What the parts of a document in Swagger 2.0 share. */
export interface SwaggerContext {
  readonly document: OpenApiDocument;
  /** The media types of bodies and responses. Operations have their own. */
  readonly consumes: readonly string[] | undefined;
  readonly produces: readonly string[] | undefined;
  /** The names of all schemas. */
  readonly schemaNames: Set<string>;
  /** The names of the schemas that had none, by their references in Swagger 2.0. */
  readonly movedSchemas: Map<string, string>;
}
