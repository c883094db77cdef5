import {createRequire} from 'node:module';
import type * as OpenApiCore from '@redocly/openapi-core';

/**
 * The library that parses, validates and bundles OpenAPI. Node loads it by itself: the loader of Docusaurus would compile its
 * several hundred modules first, which takes seconds.
 */
export const openapi = createRequire(__filename)('@redocly/openapi-core') as typeof OpenApiCore;
