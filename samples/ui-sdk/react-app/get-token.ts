import type {TokenRequest, UserToken} from '@__SLUG__/ui-sdk';

/** Fetches a user token from your own server. */
export async function getToken({signal}: TokenRequest): Promise<UserToken> {
  const answer = await fetch('/design-token', {method: 'POST', signal});
  if (!answer.ok) {
    throw new Error(`The token endpoint answered ${answer.status}.`);
  }
  return (await answer.json()) as UserToken;
}
