import {parseParameterKey} from '../contract/operation';
import type {RequestDraft} from './draft';
import {removeSecretsOfParameter} from './secret-names';

/** A server redirected a request with credentials. The browser doesn't tell the page where. */
export class RedirectError extends Error {}

/** Headers that contain no credentials: https://fetch.spec.whatwg.org/#cors-safelisted-request-header */
const harmlessHeaders = /^(?:accept|accept-language|content-language|content-type|range)$/i;

/** Returns whether a header, whose value readers choose, may contain a credential. */
export const isSecretHeader = (name: string): boolean => !harmlessHeaders.test(name);

/** Returns the draft of the same request without credentials. */
export const removeCredentials = (draft: RequestDraft): RequestDraft => ({
  ...draft,
  credential: 'none',
  parameters: Object.fromEntries(
    Object.entries(draft.parameters).map(([key, value]) => {
      const {location, name} = parseParameterKey(key);
      if (location === 'header') return [key, isSecretHeader(name) ? '' : value];
      return [key, location.startsWith('query') ? removeSecretsOfParameter(name, value) : value];
    }),
  ),
});
