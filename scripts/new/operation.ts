import {UsageError, type Draft} from './draft';
import {camelCase, checkName} from './names';
import {methods, parameters, texts, type OperationFacts} from './operation-texts';
import {placePage, type NextSteps} from './page';

/** What differs between the documents: where their pages stand, and what a call without the right key is answered. */
const documents: Readonly<Record<string, {folder: string} & Pick<OperationFacts, 'refusals' | 'callers'>>> = {
  'core-api': {
    folder: 'api/core-api',
    refusals: {401: 'Unauthorized'},
    callers: 'Your server, with the API key, or a user, with the user token.',
  },
  'user-management-api': {
    folder: 'api/user-management-api',
    refusals: {401: 'UnauthorizedKey', 403: 'ForbiddenCredential'},
    callers: 'Your server, with the API key.',
  },
  'enterprise-endpoints': {
    folder: 'api/enterprise-api/endpoints',
    refusals: {401: 'UnauthorizedKey', 403: 'ForbiddenEnterprise'},
    callers: 'Your server, with the API key of an enterprise account.',
  },
};

/**
 * Drafts an operation: contract, examples, page, place in the sidebar, handler of the mock.
 *
 * @param place - Document and name: `user-management-api/get-user-usage`.
 * @param address - Method and path: `GET /users/{userId}/usage`.
 * @throws UsageError for what cannot be drafted.
 */
export function draftOperation(draft: Draft, place: string, address: string, brandSlug: string): NextSteps {
  const [document = '', name = '', ...more] = place.split('/');
  const facts = documents[document];
  if (facts === undefined || name === '' || more.length > 0) {
    throw new UsageError(
      `"${place}" is not a document and a name, such as "user-management-api/get-user-usage". The documents are: ${Object.keys(documents).join(', ')}. An operation of enterprise-core-api has no page: copy one beside it.`,
    );
  }
  checkName(name, 'an operation', brandSlug);
  const {method, path, parameter} = readAddress(address);
  const id = camelCase(name);
  checkAvailable(draft, id, method, path);

  const {takesBody, ...text} = texts({name, id, method, parameter, ...facts});
  const file = `contract/openapi/${document}.yaml`;
  const components = 'contract/openapi/components';
  const before = draft.read(file);
  const item = itemOf(before, path);
  draft.insert(
    file,
    () => item?.end ?? before.indexOf('\nwebhooks:'),
    `${item ? '' : `\n  ${path}:\n`}${text.operation(before)}`,
  );
  draft.append(`${components}/responses.yaml`, text.response);
  draft.create(`${components}/${name}.yaml`, text.schemas);
  draft.create(`${components}/examples/${name}.yaml`, text.examples);
  if (takesBody) {
    draft.insert(`${components}/error-responses.yaml`, (all) => all.indexOf('# 429\n'), text.invalid);
    draft.append(`${components}/examples/problems.yaml`, text.problem);
  }
  draft.create(`docs/${facts.folder}/${name}.mdx`, text.page);
  const where = placePage(draft, `${facts.folder}/${name}`);
  draft.create(`packages/mock-api/src/operations/${name}.ts`, text.handler);
  const handlers = 'packages/mock-api/src/operations/index.ts';
  draft.insert(handlers, (all) => all.indexOf('import type {OperationHandler}'), `import {${id}} from './${name}';\n`);
  draft.insert(handlers, (all) => all.lastIndexOf('};'), `  ${id},\n`);
  return [
    `${file}: write the sentences of ${id}; its group (tags), rate limit and limits are a guess.`,
    `${components}/${name}.yaml and examples/${name}.yaml: the fields${takesBody ? ' of the body and of the answer' : ' of the answer'}, and examples of them.`,
    ...(takesBody
      ? [`${components}/examples/problems.yaml: in validation_failed-${name}, a mistake in the body.`]
      : []),
    `docs/${facts.folder}/${name}.mdx: write the page; ${where}: move it to where a reader expects it.`,
    `packages/mock-api/src/operations/${name}.ts: make the mock do it, and answer every error that the operation declares.`,
    ...(where === 'sidebars.ts' ? [] : ['Link to the page from a page in the sidebar.']),
    `Then: npx vitest run tests/mock-api/operations -t ${id}`,
  ];
}

/** @throws UsageError when it is no method and path, or one that the command does not know. */
function readAddress(address: string): Pick<OperationFacts, 'method' | 'parameter'> & {path: string} {
  const [, verb = '', path = ''] = /^([A-Za-z]+) (\/\S*)$/.exec(address) ?? [];
  if (path === '') {
    throw new UsageError('An operation needs a method and a path, in quotes: "GET /users/{userId}/usage".');
  }
  const method = verb.toLowerCase();
  if (!(method in methods)) {
    throw new UsageError(
      `"${verb}" is no method of this command. It drafts ${Object.keys(methods).join(', ').toUpperCase()}.`,
    );
  }
  const [parameter, ...others] = [...path.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  const isKnown = parameter === undefined || (parameter in parameters && others.length === 0);
  if (!isKnown || !/^(?:\/(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\{\w+\}))+$/.test(path)) {
    const names = Object.keys(parameters).map((name) => `{${name}}`);
    throw new UsageError(
      `"${path}" is no path of this command: it takes lower-case words with hyphens, and one of ${names.join(', ')}. For another parameter use one of these, and change it in the draft; parameters stand in contract/openapi/components/parameters.yaml.`,
    );
  }
  return {method, path, parameter};
}

/** What a document says of a path, and where that ends. */
function itemOf(document: string, path: string): {text: string; end: number} | undefined {
  const found = new RegExp(`^  ${path.replaceAll(/[{}]/g, '\\$&')}:\\n(?:    .*\\n)*`, 'm').exec(document);
  return found ? {text: found[0], end: found.index + found[0].length} : undefined;
}

/** @throws UsageError when another operation has the id, or the method and path. */
function checkAvailable(draft: Draft, id: string, method: string, path: string): void {
  for (const document of [...Object.keys(documents), 'enterprise-core-api']) {
    const text = draft.read(`contract/openapi/${document}.yaml`);
    if (text.includes(`operationId: ${id}\n`)) {
      throw new UsageError(`${document} has an operation ${id} already. Choose another name.`);
    }
    if (itemOf(text, path)?.text.includes(`\n    ${method}:\n`)) {
      throw new UsageError(`${document} has ${method.toUpperCase()} ${path} already. Choose another path.`);
    }
  }
}
