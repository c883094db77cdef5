import type {SampleKind} from '@developer-docs/openapi';
import {decodeUriPart} from '@developer-docs/utils';

/**
 * Returns the name of an operation in links. Those that have an ID in common with others begin with the ID of the
 * document, which has its own sandbox. The name of a version isn't a part of it: links to the pages of versions stay
 * the same.
 */
export function getLinkName(operationId: string, sandbox: string): string {
  const [, documentId] = /\/(.+)/s.exec(sandbox) ?? [];
  return documentId === undefined ? operationId : `${documentId}/${operationId}`;
}

/** Returns the prefix of URL fragments that open a sample's console. The draft follows, if there is one. */
export const createLinkPrefix = (operationId: string, kind: SampleKind): string => `#try=${operationId}.${kind}.`;

/**
 * Returns whether a URL fragment opens a sample's console. Browsers and chat clients encode different characters of an
 * operation's ID.
 */
export const isLinkTo = (hash: string, operationId: string, kind: SampleKind): boolean =>
  decodeUriPart(hash).startsWith(createLinkPrefix(operationId, kind));
