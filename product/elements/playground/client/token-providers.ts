import type {TokenProvider} from '../../../ui-sdk';

const invalidToken = {token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'};

/**
 * Replacements of `getToken` by the name that a setup specifies.
 *
 * @param fetchToken - The function that they replace.
 */
export const createTokenProviders = (fetchToken: TokenProvider): Readonly<Record<string, TokenProvider>> => ({
  rejected: () => Promise.reject(new Error('The user has no session.')),
  pending: () => new Promise(() => undefined),
  invalid: () => Promise.resolve(invalidToken),
  invalidAtFirst: (request) => (request.reason === 'rejected' ? fetchToken(request) : Promise.resolve(invalidToken)),
});
