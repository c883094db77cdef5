import {createRequire} from 'node:module';
import type * as OpenApiFiles from '@developer-docs/openapi/node';

/**
 * Reads OpenAPI files. Node's own `require` loads the package, because jiti, which loads the Docusaurus configuration,
 * would take seconds to compile the several hundred modules of Redocly.
 */
export const openApiFiles = createRequire(__filename)('@developer-docs/openapi/node') as typeof OpenApiFiles;
