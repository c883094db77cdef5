import type {InlineCode, Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {site} from '../../../config/site';
import {documentNames, find, isMapping} from './documents';
import type {ContractValue} from './values';

/** The documents whose operations have pages of their own (named like the operation, in kebab case), and the folder of these pages. */
const pageFolders: Readonly<Record<string, string>> = {
  'core-api': 'core-api',
  'user-management-api': 'user-management-api',
  'enterprise-endpoints': 'enterprise-api/endpoints',
};

/**
 * The operations of a document as values: `title` is the summary, `description` says when to use the operation. Facts:
 * `method` in capitals, `path`, `page` (address below the base URL: its endpoint page, or its place on the page of the
 * document), and `calls`, `seconds`, `bucket` of the rate limit.
 *
 * @param name - Name of the document: `enterprise-core-api`.
 */
export function readOperations(name: string, contract: string): ContractValue[] {
  const {value: document} = find(name, contract);
  const paths = isMapping(document) && isMapping(document.paths) ? Object.entries(document.paths) : [];
  const operations = paths.flatMap(([address, methods]) =>
    Object.entries(isMapping(methods) ? methods : {}).flatMap(([method, operation]) =>
      isMapping(operation) && typeof operation.operationId === 'string'
        ? [readOperation(operation, operation.operationId, method, address, name)]
        : [],
    ),
  );
  if (operations.length === 0) {
    throw new Error(`"${name}" is not an OpenAPI document with operations.`);
  }
  return operations;
}

function readOperation(
  operation: Readonly<Record<string, unknown>>,
  id: string,
  method: string,
  address: string,
  document: string,
): ContractValue {
  const limit = isMapping(operation['x-rate-limit']) ? operation['x-rate-limit'] : {};
  return {
    value: id,
    title: text(operation.summary),
    description: text(operation['x-use-when']),
    facts: {
      method: method.toUpperCase(),
      path: address,
      page: pageOf(id, document),
      calls: limit.limit,
      seconds: limit.window,
      bucket: limit.bucket,
    },
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function pageOf(id: string, document: string): string {
  const folder = pageFolders[document];
  const kebab = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/docs/${site.slug}-api/${folder === undefined ? `swagger/${document}#${id}` : `${folder}/${kebab}`}`;
}

/**
 * Where each operation is explained, by operation id: `loginUser` at `/docs/{slug}-api/user-management-api/login-user`, one
 * without an endpoint page at its place on the page of its document.
 */
export function operationPages(contract: string): ReadonlyMap<string, string> {
  return new Map(
    documentNames(contract)
      .flatMap((name) => readOperations(name, contract))
      .map(({value, facts}) => [value, String(facts.page)]),
  );
}

/** Makes a link of every operation id that the contract writes as code, so that a reader gets from an error to its cure. */
export function linkOperations(tree: Root, pages: ReadonlyMap<string, string>): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'heading') {
      return SKIP;
    }
    const url = node.type === 'inlineCode' ? pages.get(node.value) : undefined;
    if (url !== undefined && parent !== undefined && index !== undefined) {
      const link: Link = {type: 'link', url, children: [node as InlineCode]};
      (parent.children as unknown[]).splice(index, 1, link);
      return SKIP;
    }
    return undefined;
  });
}
