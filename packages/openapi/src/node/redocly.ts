import * as redocly from '@redocly/openapi-core';

/** Parses, validates, and bundles OpenAPI documents. */
export {redocly};
