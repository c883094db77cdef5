import type {InlineCode, Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {site} from '../../config/site';
import {contractFiles, isMapping, nameOf, readYaml} from './documents';

/** The documents whose operations have pages, and the folder of these pages. */
const pageFolders: Readonly<Record<string, string>> = {
  'core-api': 'core-api',
  'user-management-api': 'user-management-api',
  'enterprise-endpoints': 'enterprise-api/endpoints',
};

/**
 * The address of each operation's page by operation id: `loginUser` has `/docs/{slug}-api/user-management-api/login-user`.
 * The name of a page is the operation id in kebab case.
 */
export function operationPages(contract: string): ReadonlyMap<string, string> {
  return new Map(
    contractFiles(contract).flatMap((file) => {
      const folder = pageFolders[nameOf(file, contract)];
      return folder === undefined
        ? []
        : operationIds(readYaml(file)).map((id): [string, string] => [
            id,
            `/docs/${site.slug}-api/${folder}/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
          ]);
    }),
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

function operationIds(document: unknown): string[] {
  const paths = isMapping(document) && isMapping(document.paths) ? Object.values(document.paths) : [];
  return paths
    .filter(isMapping)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) =>
      isMapping(operation) && typeof operation.operationId === 'string' ? [operation.operationId] : [],
    );
}
