import process from 'node:process';
import {buildSandboxScript, widgetBuilder} from '../../config/product-plugins';
import {startProductServer, type ProductServer} from '../../product/mock/node';
import {loadContract} from './contract';

/** `npm run mock`: starts the mock API with this site's contract, and serves the widget. */
async function main(): Promise<void> {
  const {PORT = '4010', HOST = '127.0.0.1'} = process.env;
  const {documents, limits, validators} = await loadContract();
  const server = await startProductServer({
    documents,
    limits,
    validators,
    seed: Date.now() % 2 ** 31,
    log: (line) => {
      console.log(line);
    },
    port: Number(PORT),
    host: HOST,
    staticFiles: {
      ...widgetBuilder.files,
      '/ui-sdk/sandbox.js': {mediaType: 'text/javascript; charset=utf-8', read: buildSandboxScript},
    },
  });
  console.log(describeServer(server));
}

/** Describes credentials and example calls. */
const describeServer = ({origin, url, apiKey, liveApiKey, webhookSecret}: ProductServer) =>
  `The mock API is listening on ${url}
Test API key            ${apiKey}
Live API key            ${liveApiKey}  (counts against allowances)
Webhook secret          ${webhookSecret}

Widget script: ${origin}/ui-sdk/v1/widget.js

Try it:

curl -i ${url}/designs/from-prompt -H 'Authorization: Bearer ${apiKey}' -H 'Content-Type: application/json' \\
  -d '{"prompt":"Wine tastings on our terrace every Friday in May","designType":"square-post"}'

curl -i ${url}/requests/REQUEST_ID -H 'Authorization: Bearer ${apiKey}'

curl -i '${url}/designs/DESIGN_ID/variants' -H 'Authorization: Bearer ${apiKey}'

Send the second request twice. The second response has the status "succeeded" and contains the design IDs.
Headers that simulate errors, delays, and the passage of time are described in packages/mock-api/README.md
and product/mock/README.md.

Press Ctrl+C to stop the mock API and discard its data.
`;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
