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
  summary: `${site.brand} generates editable, on-brand designs from prompts or your own content. It provides an HTTP API for servers and an embeddable widget (UI SDK) for web pages.`,
  instructions: [
    `To get any page as Markdown, append \`.md\` to its URL (\`${site.baseUrl}docs/intro.md\`). The home page is \`${site.baseUrl}index.md\`. Long pages are split into several files; their Markdown version lists them, such as \`${apiPath}/swagger/core-api/designsFromPrompt.md\`.`,
    "To implement an operation, read its endpoint page, which contains parameters, samples, responses, errors, and retry behavior. For types and validation rules, use the OpenAPI documents and type declarations listed below. Don't guess field or event names: requests with unknown fields are rejected.",
    `[The introduction](${site.url}${site.baseUrl}docs/intro.md) explains when to use the API and when to use the widget.`,
    'Never use an API key in a browser. Browser code uses a user token, which your server requests with `loginUser`.',
    'Generation is asynchronous: the API returns `202` with a request. Poll the request at the interval in `Retry-After` until its status is final, or receive a webhook.',
    'Send an `Idempotency-Key` with each call that creates something. Handle errors by their `code`, not their text, and retry only errors that are `retryable`.',
    "Hosts under `.example` are placeholders and don't resolve. To run the samples, start the local mock API with `npm run mock`; it listens on `http://localhost:4010/v1`.",
  ],
  files: {
    'Contract files': [
      ...openApiDocumentIds.flatMap((id) =>
        ['yaml', 'json'].map((format) => ({
          title: `${id}.${format}`,
          path: `openapi/${id}.${format}`,
          description: `OpenAPI 3.1 document of the ${id.replaceAll('-', ' ').replace('api', 'API')} in ${format.toUpperCase()} format, bundled into one file`,
        })),
      ),
      {
        title: 'error-codes.json',
        path: 'openapi/error-codes.json',
        description: 'All API error codes with their HTTP status, retryability, recommended action, and operations',
      },
      {
        title: 'index.d.ts',
        path: 'ui-sdk/index.d.ts',
        description: "Entry point of the widget's type declarations, which exports the files below",
      },
      ...declarationFiles.map((name) => ({
        title: name,
        path: `ui-sdk/${name}`,
        description: `Type declarations of the widget: ${name.replace('.d.ts', '')}`,
      })),
    ],
    Optional: [
      {
        title: 'All pages in one file',
        path: 'llms-full.txt',
        description: 'The Markdown version of every page, in the order above',
      },
      {title: 'Documentation', path: 'docs.md', description: 'Overview of the documentation'},
      {
        title: 'Home',
        path: 'index.md',
        description: `What ${site.brand} does, with an example request and its designs`,
      },
    ],
  },
});
