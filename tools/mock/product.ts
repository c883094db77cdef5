import type {StaticFile} from '@developer-docs/mock-api';
import type {MockServer} from '@developer-docs/mock-api/node';
import {widgetFiles} from '../../config/plugins/widget-files';

/** Files that the mock serves in addition to the API, by path. `npm run init` replaces this module. */
export const staticFiles: Readonly<Record<string, StaticFile>> = widgetFiles;

/** Creates the lines with example calls for the message that the mock prints on startup. */
export const createExamples = ({origin, url, apiKey}: MockServer): readonly string[] => [
  `Widget script: ${origin}/ui-sdk/v1/widget.js`,
  '',
  'Try it:',
  '',
  `curl -i ${url}/designs/from-prompt -H 'Authorization: Bearer ${apiKey}' -H 'Content-Type: application/json' \\`,
  `  -d '{"prompt":"Wine tastings on our terrace every Friday in May","designType":"square-post"}'`,
  '',
  `curl -i ${url}/requests/REQUEST_ID -H 'Authorization: Bearer ${apiKey}'`,
  '',
  `curl -i '${url}/designs/DESIGN_ID/variants' -H 'Authorization: Bearer ${apiKey}'`,
  '',
  'Send the second request twice. The second response has the status "succeeded" and contains the design IDs.',
];
