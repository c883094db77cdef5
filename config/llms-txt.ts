import path from 'node:path';
import {sdkDeclarations} from './contract';
import {productValues} from './product';
import {site} from './site';

const apiPath = `${site.baseUrl}docs/${site.slug}-api`;

/** The product summary and the usage instructions. */
const instructions = [
  `${site.brand} generates editable designs in each user's brand from prompts or existing content, through an HTTP API for servers and a widget (UI SDK) for web pages.`,
  `Every page is also available as Markdown at its URL plus \`.md\` (\`${site.baseUrl}docs/intro.md\`; the home page is \`${site.baseUrl}index.md\`), with the same content. A page that is too long for one file is an index of its parts, such as \`${apiPath}/swagger/core-api/designsFromPrompt.md\`.`,
  'For an operation, read its endpoint page, which has parameters, samples, responses, errors, and retry guidance. For types and validation, use the OpenAPI documents or the type declarations below. Never guess the names of fields or events. Requests with unknown fields are rejected.',
  `The API and the widget create the same designs. [The introduction](${site.url}${site.baseUrl}docs/intro.md) explains when to use each one.`,
  'Keep API keys on the server. Code in a browser uses a user token, which the server requests with `loginUser`.',
  'Asynchronous operations return `202` with a request. Poll the request until its status is final, waiting for the number of seconds in `Retry-After` between calls, or receive a webhook.',
  'Send an `Idempotency-Key` with each call that creates something. Handle errors by their `code`, not by their text, and retry a call only if the error is `retryable`.',
  `To try calls without an account, [run the local mock API](${site.url}${apiPath}/overview.md#local-mock). It listens at \`http://localhost:4010/v1\`.`,
];

/** The content of `llms.txt` except for the list of pages. Product details belong on the pages. */
export const llmsTxt = {
  instructions,
  files: {
    'Contract files': [
      ...Object.keys(productValues.apiDocuments).flatMap((id) => {
        const name = id.replaceAll('-', ' ').replace('api', 'API');
        const descriptions = {
          yaml: `OpenAPI document for the ${name} in YAML format, bundled into one file`,
          json: `OpenAPI document for the ${name} in JSON format, bundled into one file`,
          'postman_collection.json': `Postman collection with the requests of the ${name}`,
        };
        return Object.entries(descriptions).map(([format, description]) => ({
          title: `${id}.${format}`,
          path: `openapi/${id}.${format}`,
          description,
        }));
      }),
      {
        title: 'error-codes.json',
        path: 'openapi/error-codes.json',
        description:
          'All API error codes with their HTTP status, their recommended action, the operations that return them, and whether a retry can succeed',
      },
      {
        title: 'index.d.ts',
        path: 'ui-sdk/index.d.ts',
        description: "Entry point of the widget's type declarations, which exports the files below",
      },
      ...sdkDeclarations.files
        .map((file) => path.basename(file))
        .filter((name) => name !== 'index.d.ts')
        .map((name) => ({
          title: name,
          path: `ui-sdk/${name}`,
          description: `Widget type declarations: ${name.replace('.d.ts', '')}`,
        })),
    ],
    Optional: [
      {
        title: 'All pages in one file',
        path: 'llms-full.txt',
        description: 'The Markdown version of every page, in the order above',
      },
      {title: 'Documentation', path: 'docs.md', description: 'Documentation overview'},
    ],
  },
};
