import {UsageError, type Draft} from './draft';
import {checkName} from './names';
import {methods, pathParameters, renderOperation, toCamelCase, type DraftedOperation} from './operation-templates';
import {registerPage, type NextSteps} from './page';

/** The OpenAPI documents to which operations can be added, with the folder of their pages relative to `docs/`. */
const documents: Readonly<Record<string, {docsFolder: string} & Pick<DraftedOperation, 'authErrors' | 'callers'>>> = {
  'core-api': {
    docsFolder: 'api/core-api',
    authErrors: {401: 'Unauthorized'},
    callers: 'An API key works for the account, and a user token for its user.',
  },
  'user-management-api': {
    docsFolder: 'api/user-management-api',
    authErrors: {401: 'UnauthorizedKey', 403: 'ForbiddenCredential'},
    callers: 'Call this operation from your server, with your API key.',
  },
  'enterprise-endpoints': {
    docsFolder: 'api/enterprise-api/endpoints',
    authErrors: {401: 'UnauthorizedKey', 403: 'ForbiddenEnterprise'},
    callers: 'Call this operation from your server, with the API key of an enterprise account.',
  },
};

/**
 * Drafts an operation: its contract with schemas and examples, its page, and its handler in the mock API.
 *
 * @param target - Document and name, such as `user-management-api/get-user-usage`.
 * @param endpoint - Method and path, such as `GET /users/{userId}/usage`.
 * @throws UsageError if an argument is invalid or the operation exists.
 */
export function draftOperation(draft: Draft, target: string, endpoint: string, brandSlug: string): NextSteps {
  const [documentName = '', name = '', ...rest] = target.split('/');
  const document = documents[documentName];
  if (document === undefined || name === '' || rest.length > 0) {
    throw new UsageError(
      `"${target}" isn't a document and a name, such as "user-management-api/get-user-usage". The documents are: ${Object.keys(documents).join(', ')}. Operations in enterprise-core-api have no pages: copy an existing operation instead.`,
    );
  }
  checkName(name, 'an operation', brandSlug);
  const {method, path, parameter} = parseEndpoint(endpoint);
  const id = toCamelCase(name);
  checkAvailability(draft, id, method, path);

  const {docsFolder, authErrors, callers} = document;
  const {hasRequestBody, ...templates} = renderOperation({name, id, method, parameter, authErrors, callers});
  const documentFile = `contract/openapi/${documentName}.yaml`;
  const components = 'contract/openapi/components';
  const documentText = draft.read(documentFile);
  const pathItem = findPathItem(documentText, path);
  draft.insert(
    documentFile,
    () => pathItem?.end ?? documentText.indexOf('\nwebhooks:'),
    `${pathItem ? '' : `\n  ${path}:\n`}${templates.operation(documentText)}`,
  );
  draft.append(`${components}/responses.yaml`, templates.response);
  draft.create(`${components}/${name}.yaml`, templates.schemas);
  draft.create(`${components}/examples/${name}.yaml`, templates.examples);
  if (hasRequestBody) {
    draft.insert(`${components}/error-responses.yaml`, (text) => text.indexOf('# 429\n'), templates.validationError);
    draft.append(`${components}/examples/problems.yaml`, templates.problemExample);
  }
  const pageFile = `docs/${docsFolder}/${name}.mdx`;
  draft.create(pageFile, templates.page);
  const navigationFile = registerPage(draft, `${docsFolder}/${name}`);
  const handlerFile = `packages/mock-api/src/operations/${name}.ts`;
  draft.create(handlerFile, templates.handler);
  const handlerIndex = 'packages/mock-api/src/operations/index.ts';
  draft.insert(
    handlerIndex,
    (text) => text.indexOf('import type {OperationHandler}'),
    `import {${id}} from './${name}';\n`,
  );
  draft.insert(handlerIndex, (text) => text.lastIndexOf('};'), `  ${id},\n`);
  return [
    `${documentFile}: Replace the WRITE: placeholders of ${id}, and check its tag, rate limit, and other limits.`,
    `${components}/${name}.yaml and ${components}/examples/${name}.yaml: Define the fields of the ${hasRequestBody ? 'request body and the response' : 'response'}, and add examples.`,
    ...(hasRequestBody
      ? [`${components}/examples/problems.yaml: Describe an invalid request in validation_failed-${name}.`]
      : []),
    `${pageFile}: Write the page.`,
    `${navigationFile}: Move the entry to the right position.`,
    ...(navigationFile === 'sidebars.ts' ? [] : ['Link to the page from a page in the sidebar.']),
    `${handlerFile}: Implement the operation with every error that the contract declares.`,
    `Run: npx vitest run tests/content/mock-api/operations -t ${id}`,
  ];
}

/**
 * Parses the method and path of an operation.
 *
 * @throws UsageError if they're invalid or not supported by the templates.
 */
function parseEndpoint(endpoint: string): Pick<DraftedOperation, 'method' | 'parameter'> & {path: string} {
  const [, verb = '', path = ''] = /^([A-Za-z]+) (\/\S*)$/.exec(endpoint) ?? [];
  if (path === '') {
    throw new UsageError('An operation needs a method and a path in quotes, such as "GET /users/{userId}/usage".');
  }
  const method = verb.toLowerCase();
  if (!(method in methods)) {
    throw new UsageError(
      `The method "${verb}" isn't supported. Use one of ${Object.keys(methods).join(', ').toUpperCase()}.`,
    );
  }
  const [parameter, ...otherParameters] = [...path.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  const isSupported = parameter === undefined || (parameter in pathParameters && otherParameters.length === 0);
  if (!isSupported || !/^(?:\/(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\{\w+\}))+$/.test(path)) {
    const placeholders = Object.keys(pathParameters).map((name) => `{${name}}`);
    throw new UsageError(
      `The path "${path}" isn't supported. Use lowercase words with hyphens and at most one of ${placeholders.join(', ')}. For another parameter, use one of these, and replace it in the draft. Parameters are defined in contract/openapi/components/parameters.yaml.`,
    );
  }
  return {method, path, parameter};
}

/** Finds the path item of a path in the text of an OpenAPI document, and the index at which it ends. */
function findPathItem(document: string, path: string): {text: string; end: number} | undefined {
  const match = new RegExp(`^  ${path.replaceAll(/[{}]/g, '\\$&')}:\\n(?:    .*\\n)*`, 'm').exec(document);
  return match ? {text: match[0], end: match.index + match[0].length} : undefined;
}

/** @throws UsageError if another operation has the same ID, or the same method and path. */
function checkAvailability(draft: Draft, id: string, method: string, path: string): void {
  for (const document of [...Object.keys(documents), 'enterprise-core-api']) {
    const text = draft.read(`contract/openapi/${document}.yaml`);
    if (text.includes(`operationId: ${id}\n`)) {
      throw new UsageError(`${document} already has an operation ${id}. Choose another name.`);
    }
    if (findPathItem(text, path)?.text.includes(`\n    ${method}:\n`)) {
      throw new UsageError(`${document} already has ${method.toUpperCase()} ${path}. Choose another path.`);
    }
  }
}
