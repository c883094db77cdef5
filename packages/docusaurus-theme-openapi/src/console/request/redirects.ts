import {getParameterKey, type ConsoleOperation} from '../data/operation';
import type {RequestDraft} from './draft';
import {findSecretParameters} from './draft-secrets';

/** A server redirected a request with credentials. The browser doesn't tell the page where. */
export class RedirectError extends Error {}

/** Headers that contain no credentials: https://fetch.spec.whatwg.org/#cors-safelisted-request-header */
const harmlessHeaders = /^(?:accept|accept-language|content-language|content-type|range)$/i;

/** Returns whether a header, whose value readers choose, may contain a credential. */
export const isSecretHeader = (name: string): boolean => !harmlessHeaders.test(name);

/** Returns the draft of the same request without credentials. */
export function removeCredentials(model: ConsoleOperation, draft: RequestDraft): RequestDraft {
  const headers = model.operation.parameters.filter(
    ({in: location, name}) => location === 'header' && isSecretHeader(name),
  );
  const removed = [...findSecretParameters(model, draft), ...headers].filter(({in: location}) => location !== 'path');
  const values = Object.fromEntries(removed.map((parameter) => [getParameterKey(parameter), '']));
  return {...draft, credential: 'none', parameters: {...draft.parameters, ...values}};
}
