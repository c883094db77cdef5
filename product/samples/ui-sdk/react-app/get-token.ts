import type {TokenRequest, UserToken} from '@__SLUG__/ui-sdk';

/** Fetches a user token from your server. */
export async function getToken({signal}: TokenRequest): Promise<UserToken> {
  const response = await fetch('/design-token', {method: 'POST', signal});
  if (!response.ok) {
    throw new Error(`The token endpoint returned ${response.status}.`);
  }
  return (await response.json()) as UserToken;
}
