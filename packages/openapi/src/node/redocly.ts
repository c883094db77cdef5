import {createRequire} from 'node:module';
import type * as OpenApiCore from '@redocly/openapi-core';

/**
 * Redocly parses, validates, and bundles OpenAPI. Node's own `require` loads it, because jiti, which loads the
 * Docusaurus configuration, would take seconds to compile its several hundred modules.
 */
export const redocly = createRequire(import.meta.url)('@redocly/openapi-core') as typeof OpenApiCore;
