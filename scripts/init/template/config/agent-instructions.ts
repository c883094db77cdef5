import {site} from './site';

/** What `llms.txt` says about the product and about using its documentation. Facts about the product belong on the pages. */
export const agentInstructions = {
  summary: `${site.tagline} This site documents the HTTP API of ${site.brand}.`,
  instructions: [
    `Every page is also available as Markdown at its URL plus \`.md\` (\`${site.baseUrl}docs/intro.md\`; the home page is \`${site.baseUrl}index.md\`), with the same content. A page that is too long for one file is an index of its parts.`,
    'For an operation, read its page, which has parameters, samples, responses, and errors. For types and validation, use the OpenAPI documents below. Never guess the names of fields.',
  ],
};
