import {site} from './site';

const apiPath = `${site.baseUrl}docs/${site.slug}-api`;

/** The contract files that `llms.txt` lists. */
interface ContractFiles {
  readonly openApiDocumentIds: readonly string[];
  /** Names of the declaration files except `index.d.ts`. */
  readonly declarationFiles: readonly string[];
}

/** Content of `llms.txt` besides the list of pages. Facts about the product belong on the pages. */
export const createLlmsTxt = ({openApiDocumentIds, declarationFiles}: ContractFiles) => ({
  title: site.title,
  summary: `${site.brand} turns prompts and ready-made content into editable designs in the brand of each user: an HTTP API for servers, and a widget (UI SDK) for web pages.`,
  instructions: [
    `Every page is also Markdown at its address plus \`.md\` (\`${site.baseUrl}docs/intro.md\`; the home page is \`${site.baseUrl}index.md\`), and says the same. A page that is too long for one file is an index of its parts, such as \`${apiPath}/swagger/core-api/designsFromPrompt.md\`.`,
    'For one operation, read its guide page: parameters, samples, responses, errors, retries. For types and validation, take the OpenAPI document or the type declarations below. Do not guess names of fields or events: what is not documented does not exist, and an unknown field in a request body is refused.',
    `The API and the widget are two ways to the same designs: [the introduction](${site.url}${site.baseUrl}docs/intro.md) says when to take which.`,
    'An API key stays on a server. Code in a browser gets a user token, which the server asks for with `loginUser`.',
    'What takes longer than a moment answers `202` with a request: read it until its status is final, as slowly as `Retry-After` says, or take the webhook.',
    'Send an `Idempotency-Key` with each call that creates something. Decide by the `code` of an error, not by its text, and repeat a call only when the error is `retryable`.',
    'Hosts under `.example` do not answer: the name is reserved for documentation. Samples run against the local mock, `npm run mock`, at `http://localhost:4010/v1`.',
  ],
  files: {
    'Contract files': [
      ...openApiDocumentIds.flatMap((id) =>
        ['yaml', 'json'].map((format) => ({
          title: `${id}.${format}`,
          path: `openapi/${id}.${format}`,
          description: `OpenAPI 3.1 document of the ${id.replaceAll('-', ' ').replace('api', 'API')} as ${format.toUpperCase()}, complete in one file`,
        })),
      ),
      {
        title: 'error-codes.json',
        path: 'openapi/error-codes.json',
        description:
          'Every error code of the API with its status, whether it is retryable, what to do, and the operations that give it',
      },
      {
        title: 'Type declarations of the widget: index.d.ts',
        path: 'ui-sdk/index.d.ts',
        description: 'What the widget exports; it names the other files of the folder, which are listed here too',
      },
      ...declarationFiles.map((name) => ({
        title: name,
        path: `ui-sdk/${name}`,
        description: `Type declarations of the widget: ${name.replace('.d.ts', '')}`,
      })),
    ],
    Optional: [
      {title: 'All pages in one file', path: 'llms-full.txt', description: 'Every twin, in the order above'},
      {title: 'Documentation', path: 'docs.md', description: 'The map of the documentation'},
      {title: 'Home', path: 'index.md', description: `What ${site.brand} is, with one call and what comes back`},
    ],
  },
});
