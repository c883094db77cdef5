import type {StaticFile} from '@developer-docs/mock-api';
import {buildSandboxScript} from '../../config/plugins/sandbox-script';
import {widgetFiles} from '../../config/plugins/widget-files';
import {requestDirectiveHeaders} from '../../product/mock';
import {startMockServer, type ProductServer, type ProductServerOptions} from '../../product/mock/node';

// `npm run init` replaces this module.

/** Files that the mock serves in addition to the API, by path. */
const staticFiles: Readonly<Record<string, StaticFile>> = {
  ...widgetFiles,
  '/ui-sdk/sandbox.js': {mediaType: 'text/javascript; charset=utf-8', read: buildSandboxScript},
};

/** The `Mock-*` headers of this product. */
export const headers: readonly string[] = Object.keys(requestDirectiveHeaders);

/** Starts the mock with the behavior of this product. */
export const startMock = (options: ProductServerOptions): Promise<ProductServer> =>
  startMockServer({...options, staticFiles});

/** Creates the lines with credentials and example calls for the message that the mock prints on startup. */
export const describeMock = ({origin, url, apiKey, liveApiKey, webhookSecret}: ProductServer): readonly string[] => [
  `Test API key            ${apiKey}`,
  `Live API key            ${liveApiKey}  (counts against allowances)`,
  `Webhook secret          ${webhookSecret}`,
  '',
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
