import {createRequire} from 'node:module';
import type * as OpenApiCore from '@redocly/openapi-core';

/**
 * Redocly parses, validates, and bundles OpenAPI. It is required by Node itself: Docusaurus loads the configuration with jiti,
 * which would first compile the several hundred modules of the package and take seconds.
 */
export const redocly = createRequire(__filename)('@redocly/openapi-core') as typeof OpenApiCore;
