import {Refusal, type Draft} from './draft';
import {camelCase, checkName, pascalCase, sentence} from './names';
import {description, placePage, type NextSteps} from './page';

/** What differs between the documents: where their pages stand, and what a call without the right key is answered. */
const documents: Readonly<
  Record<string, {folder: string; responses: readonly [status: string, name: string][]; callers: string}>
> = {
  'core-api': {
    folder: 'api/core-api',
    responses: [['401', 'Unauthorized']],
    callers: 'Your server, with the API key, or a user, with the user token.',
  },
  'user-management-api': {
    folder: 'api/user-management-api',
    responses: [
      ['401', 'UnauthorizedKey'],
      ['403', 'ForbiddenCredential'],
    ],
    callers: 'Your server, with the API key.',
  },
  'enterprise-endpoints': {
    folder: 'api/enterprise-api/endpoints',
    responses: [
      ['401', 'UnauthorizedKey'],
      ['403', 'ForbiddenEnterprise'],
    ],
    callers: 'Your server, with the API key of an enterprise account.',
  },
};

/**
 * Drafts an operation that reads: contract, example, page, place in the sidebar, handler of the mock.
 *
 * @param place - Document and name: `user-management-api/get-user-usage`.
 * @param address - Method and path: `GET /users/{userId}/usage`.
 * @throws Refusal for what cannot be drafted.
 */
export function draftOperation(draft: Draft, place: string, address: string | undefined, brandSlug: string): NextSteps {
  const [document = '', name = '', ...more] = place.split('/');
  const facts = documents[document];
  if (facts === undefined || name === '' || more.length > 0) {
    throw new Refusal(
      `"${place}" is not a document and a name, such as "user-management-api/get-user-usage". The documents are: ${Object.keys(documents).join(', ')}. An operation of enterprise-core-api has no page: copy one beside it.`,
    );
  }
  checkName(name, 'an operation', brandSlug);
  const path = pathOf(address);
  const id = camelCase(name);
  const file = `contract/openapi/${document}.yaml`;
  checkFree(draft, id, path);
  const hasUser = path.includes('{userId}');

  draft.insert(
    file,
    (text) => text.indexOf('\nwebhooks:'),
    pathText(draft.read(file), {name, id, path, hasUser, ...facts}),
  );
  draft.append('contract/openapi/components/responses.yaml', responseText(name));
  draft.create(`contract/openapi/components/${name}.yaml`, schemaText(name));
  draft.create(`contract/openapi/components/examples/${name}.yaml`, exampleText);
  draft.create(`docs/${facts.folder}/${name}.mdx`, pageText(name, id));
  const where = placePage(draft, `${facts.folder}/${name}`);
  draft.create(`mock/operations/${name}.ts`, handlerText(id, hasUser));
  const handlers = 'mock/operations/index.ts';
  draft.insert(handlers, (text) => text.indexOf('import type {Handler}'), `import {${id}} from './${name}';\n`);
  draft.insert(handlers, (text) => text.lastIndexOf('};'), `  ${id},\n`);
  return [
    `${file}: write the sentences of ${id}, and its rate limit.`,
    `contract/openapi/components/${name}.yaml and examples/${name}.yaml: the fields of the answer, and an example.`,
    `docs/${facts.folder}/${name}.mdx: write the page; ${where}: move it to where a reader expects it.`,
    `mock/operations/${name}.ts: make the mock do it, and answer every error that the operation declares.`,
    ...(where === 'sidebars.ts' ? [] : ['Link to the page from a page in the sidebar.']),
  ];
}

function pathOf(address: string | undefined): string {
  const [, method = '', path = ''] = /^([A-Za-z]+) (\/\S*)$/.exec(address ?? '') ?? [];
  if (path === '') {
    throw new Refusal('An operation needs a method and a path, in quotes: "GET /users/{userId}/usage".');
  }
  if (method.toUpperCase() !== 'GET') {
    throw new Refusal(
      `This command drafts calls that read (GET). For ${method.toUpperCase()} copy the operation that is most like it, such as setBrand (PUT), reactivateUser (POST) or deleteUser (DELETE); contract/README.md has the rules.`,
    );
  }
  if (!/^(?:\/(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\{userId\}))+$/.test(path)) {
    throw new Refusal(
      `"${path}" is no path of this command: it takes lower-case words with hyphens, and {userId}. For another parameter copy getRequestStatus or getDesignVariants.`,
    );
  }
  return path;
}

/** @throws Refusal when another operation has the id or the path. */
function checkFree(draft: Draft, id: string, path: string): void {
  for (const document of [...Object.keys(documents), 'enterprise-core-api']) {
    const text = draft.read(`contract/openapi/${document}.yaml`);
    if (text.includes(`operationId: ${id}\n`)) {
      throw new Refusal(`${document} has an operation ${id} already. Choose another name.`);
    }
    const [, methods] =
      new RegExp(`^  ${path.replaceAll(/[{}]/g, '\\$&')}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(text) ?? [];
    if (methods !== undefined) {
      throw new Refusal(
        `${document} has the path ${path} already${/^ {4}get:/m.test(methods) ? ', with a GET' : ': write the GET there by hand'}. Choose another path.`,
      );
    }
  }
}

interface PathFacts {
  readonly name: string;
  readonly id: string;
  readonly path: string;
  readonly hasUser: boolean;
  readonly responses: readonly [status: string, name: string][];
  readonly callers: string;
}

function pathText(document: string, {name, id, path, hasUser, responses, callers}: PathFacts): string {
  const [, tag = ''] = /^tags:\n {2}- name: (.*)$/m.exec(document) ?? [];
  const [, other = ''] = /operationId: (\w+)/.exec(document) ?? [];
  const all = [
    ...responses,
    ...(hasUser ? [['404', 'UserNotFound'] as const] : []),
    ['429', 'RateLimited'] as const,
    ['500', 'InternalError'] as const,
    ['503', 'ServiceUnavailable'] as const,
  ];
  return `
  ${path}:
    get:
      operationId: ${id}
      tags: [${tag}]
      summary: 'WRITE: the title of the page, a verb phrase'
      description: 'WRITE: what the call returns, in one or two sentences.'
      x-use-when: 'WRITE: when this is the right call.'
      x-use-instead:
        - operation: ${other}
          when: 'WRITE: when another call is the right one; name that operation.'
      x-callers: ${callers}
      x-rate-limit: {limit: 60, window: 60, bucket: account}
      x-repeat: Repeat it freely. It changes nothing.
      x-side-effects:
        - None.
${hasUser ? '      parameters:\n        - $ref: components/parameters.yaml#/UserId\n' : ''}      responses:
        '200':
          $ref: components/responses.yaml#/${pascalCase(name)}Answer
${all.map(([status, error]) => `        '${status}':\n          $ref: components/error-responses.yaml#/${error}\n`).join('')}`;
}

const responseText = (name: string) => `
${pascalCase(name)}Answer:
  description: 'WRITE: what the answer is, in a sentence.'
  headers:
    Request-Id:
      $ref: 'headers.yaml#/RequestIdHeader'
    RateLimit:
      $ref: 'headers.yaml#/RateLimit'
    RateLimit-Policy:
      $ref: 'headers.yaml#/RateLimitPolicy'
  content:
    application/json:
      schema:
        $ref: '${name}.yaml#/${pascalCase(name)}Result'
      examples:
        found:
          $ref: 'examples/${name}.yaml#/found'
`;

const schemaText = (name: string) => `# The answer of ${camelCase(name)}.

${pascalCase(name)}Result:
  title: ${sentence(name)} result
  description: 'WRITE: what it is.'
  type: object
  required: [name]
  properties:
    name:
      type: string
      minLength: 1
      maxLength: 80
      description: 'WRITE: the first field.'
      examples: [Spring tastings]
`;

const exampleText = `found:
  summary: Found
  value:
    name: Spring tastings
`;

const pageText = (name: string, id: string) => `---
title: ${sentence(name)}
sidebar_label: ${sentence(name)}
description: ${description}
---

WRITE: what the reader gets, in one or two sentences.

<Operation id="${id}" part="summary use request" />

## Use it well {#advice}

- **WRITE:** what helps to use the call well, a point each.

<Operation id="${id}" part="responses errors behavior callbacks" />

## Next steps

- WRITE: a link to what comes after it.
`;

const handlerText = (id: string, hasUser: boolean) => `import type {Handler} from './call';

// WRITE: what the operation does. Until then it gives the example of the contract.
export const ${id}: Handler = (${hasUser ? '{caller, parameters, now}, {users}' : ''}) => {
${hasUser ? '  users.require(caller.account, String(parameters.userId), now);\n' : ''}  return {status: 200, body: {name: 'Spring tastings'}};
};
`;
