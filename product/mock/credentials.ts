import type {JsonObject} from '@developer-docs/utils';
import type {MockCredential} from '@developer-docs/mock-api';
import type {ProductContract} from './product-contract';
import {localAccount} from './store/accounts';

/** The user in the contract's examples. */
export const exampleUserId = 'user-4821';

export const mockCredentials: readonly MockCredential[] = [
  {id: 'apiKey', label: 'API key (test)', scheme: 'apiKey'},
  {id: 'liveApiKey', label: 'API key (live)', scheme: 'apiKey'},
  {id: 'userToken', label: 'User token', scheme: 'userToken'},
  {id: 'superuserToken', label: 'Superuser token', scheme: 'superuserToken'},
];

/** Returns an API key, or a new token. Earlier tokens stay valid, and the user is created if needed. */
export async function createSecret(
  {contract, fetch}: {readonly contract: ProductContract; readonly fetch: (request: Request) => Promise<Response>},
  id: string,
): Promise<string> {
  const {test, live} = localAccount.workspaces;
  const logIn = async (login: JsonObject): Promise<string> => {
    const response = await fetch(
      new Request(`https://api.example${contract.basePath}/users/login`, {
        method: 'POST',
        headers: {Authorization: `Bearer ${test.apiKey}`, 'Content-Type': 'application/json'},
        body: JSON.stringify(login),
      }),
    );
    const session = (await response.json()) as JsonObject;
    if (!response.ok) {
      throw new Error(String(session.detail));
    }
    return String(session.token);
  };
  switch (id) {
    case 'apiKey':
      return test.apiKey;
    case 'liveApiKey':
      return live.apiKey;
    case 'userToken':
      return logIn({userId: exampleUserId});
    case 'superuserToken': {
      const login = contract.getExample('login-user-superuser');
      // A superuser can only access users in a shared group.
      await logIn({userId: exampleUserId, groups: login.groups});
      return logIn(login);
    }
    default:
      throw new Error(`No credential has the ID "${id}".`);
  }
}
