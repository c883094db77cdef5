import type {OpenApiDocument} from '../../document.js';

/** What the parts of a document in Swagger 2.0 share. */
export interface SwaggerContext {
  readonly document: OpenApiDocument;
  /** The media types of bodies and responses. Operations have their own. */
  readonly consumes: readonly string[] | undefined;
  readonly produces: readonly string[] | undefined;
}
