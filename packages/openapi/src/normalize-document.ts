import type {JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from './document.js';
import {normalizeSchemas} from './schemas/normalize-schemas.js';

/**
 * Creates a document with the schemas of a bundle in one dialect, which examples, mocks, and the model require. In
 * Node.js, `openBundle` also finds ignored patterns.
 */
export const normalizeDocument = (bundle: JsonObject, ignoredPatterns?: ReadonlySet<string>): OpenApiDocument =>
  new OpenApiDocument(normalizeSchemas(bundle), ignoredPatterns);
