import {readFileSync} from 'node:fs';
import path from 'node:path';
import {objectAt} from '@developer-docs/internal';
import {parse} from 'yaml';
import {checkNewFile, renderTemplate, toTitle, UsageError, type Draft} from './draft';
import {draftPage} from './page';

/** The folders with endpoint pages in `docs/`, by OpenAPI document. Operations in other documents don't have pages. */
const pageFolders: Readonly<Record<string, string>> = {
  'core-api': 'api/core-api',
  'user-management-api': 'api/user-management-api',
  'enterprise-endpoints': 'api/enterprise-api/endpoints',
};

/**
 * Drafts an operation: its contract and its page.
 *
 * @param root - Absolute path of the repository.
 * @param target - Document and name, such as `user-management-api/get-user-usage`.
 * @param endpoint - Method and path, such as `GET /users/{userId}/usage`.
 * @throws UsageError if an argument is invalid, or the operation already exists.
 */
export function draftOperation(root: string, target: string, endpoint: string): Draft {
  const [document = '', name = ''] = target.split('/');
  const pageFolder = pageFolders[document];
  if (pageFolder === undefined || name === '') {
    throw new UsageError(
      `"${target}" isn't in the format <document>/<name>, such as "user-management-api/get-user-usage". Available documents: ${Object.keys(pageFolders).join(', ')}.`,
    );
  }
  const [, method = '', urlPath = ''] = /^(GET|POST|PUT|DELETE) (\/\S+)$/i.exec(endpoint) ?? [];
  if (urlPath === '') {
    throw new UsageError(`"${endpoint}" isn't in the format "<METHOD> <path>", such as "GET /users/{userId}/usage".`);
  }
  const componentsFile = `product/openapi/components/${name}.yaml`;
  checkNewFile(root, componentsFile);
  const documentFile = `product/openapi/${document}.yaml`;
  const documentText = readFileSync(path.join(root, documentFile), 'utf8');
  if (objectAt(objectAt(parse(documentText), 'paths'), urlPath)[method.toLowerCase()] !== undefined) {
    throw new UsageError(`${documentFile} already has the operation "${endpoint}". Choose a different method or path.`);
  }
  const id = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [, tag = ''] = /^tags:\n {2}- name: (.*)$/m.exec(documentText) ?? [];
  const values = {
    name,
    id,
    tag,
    title: toTitle(name),
    schema: id.charAt(0).toUpperCase() + id.slice(1),
    method: method.toLowerCase(),
  };
  // Path parameters select template sections, because each one adds its own errors.
  const conditions = [
    document,
    values.method,
    ...[...urlPath.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter),
  ];
  const hasBody = ['post', 'put'].includes(values.method);
  const components = [
    `# The ${hasBody ? 'request body, the response, and the validation errors' : 'response'} of ${id}.\n`,
    ...(hasBody ? [renderTemplate('request-body.yaml', values, conditions)] : []),
    renderTemplate('response.yaml', values, conditions),
  ].join('');
  const page = draftPage(root, `${pageFolder}/${name}`, renderTemplate('operation-page.mdx', values));
  return {
    files: new Map([
      [documentFile, insertOperation(documentText, urlPath, renderTemplate('operation.yaml', values, conditions))],
      [componentsFile, components],
      ...page.files,
    ]),
    nextSteps: [
      `${documentFile}: Check the tag, the parameters, the errors, and the limits of ${id}.`,
      `${componentsFile}: Define the fields, and add examples.`,
      `product/mock/operations: Add a handler with every error that the contract declares.`,
      ...page.nextSteps,
    ],
  };
}

/** Inserts an operation into its path item. If the document has no such path, adds one after the last path. */
function insertOperation(document: string, urlPath: string, operation: string): string {
  const pathItem = `\n  ${urlPath}:\n`;
  return document.includes(pathItem)
    ? document.replace(pathItem, () => pathItem + operation)
    : document.replace('\nwebhooks:\n', () => `${pathItem}${operation}\nwebhooks:\n`);
}
