import type {JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from './document.js';
import {normalizeSchemas} from './schemas/normalize-schemas.js';

/** Opens a bundled document, with its schemas in one dialect. In Node.js, `openBundle` also finds ignored patterns. */
export const openDocument = (bundle: JsonObject, ignoredPatterns?: ReadonlySet<string>): OpenApiDocument =>
  new OpenApiDocument(normalizeSchemas(bundle), ignoredPatterns);
