import {agentInstructions} from './agent-instructions';
import {site} from './site';

/** The contract files that `llms.txt` lists. */
interface ContractFiles {
  readonly openApiDocumentIds: readonly string[];
  /** Names of the declaration files except `index.d.ts`. */
  readonly declarationFiles: readonly string[];
}

/** Creates the content of `llms.txt` except for the list of pages. Product details belong on the pages. */
export const createLlmsTxt = ({openApiDocumentIds, declarationFiles}: ContractFiles) => ({
  title: site.title,
  ...agentInstructions,
  files: {
    'Contract files': [
      ...openApiDocumentIds.flatMap((id) => {
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
      ...(declarationFiles.length === 0
        ? []
        : [
            {
              title: 'index.d.ts',
              path: 'ui-sdk/index.d.ts',
              description: "Entry point of the widget's type declarations, which exports the files below",
            },
          ]),
      ...declarationFiles.map((name) => ({
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
      {
        title: 'Home',
        path: 'index.md',
        description: `An introduction to ${site.brand}, with an example request and the designs that it returns`,
      },
    ],
  },
});
