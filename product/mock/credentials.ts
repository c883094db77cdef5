import type {Services} from './services';
import {localWorkspaces} from './state/accounts';
import type {LoginInput} from './state/users';

/** The user in the contract's examples. */
export const exampleUserId = 'user-4821';

/** The credentials that readers can select in the console. */
export const mockCredentials = [
  {id: 'apiKey', label: 'API key (test)', scheme: 'apiKey'},
  {id: 'liveApiKey', label: 'API key (live)', scheme: 'apiKey'},
  {id: 'userToken', label: 'User token', scheme: 'userToken'},
  {id: 'superuserToken', label: 'Superuser token', scheme: 'superuserToken'},
];

/** Returns an API key, or a new token. Earlier tokens stay valid, and the user is created if needed. */
export function createSecret({contract, users}: Services, id: string, now: number): string {
  const {test, live} = localWorkspaces;
  const logIn = (login: LoginInput) => users.logIn(test, login, now).token.value;
  switch (id) {
    case 'apiKey':
      return test.apiKey;
    case 'liveApiKey':
      return live.apiKey;
    case 'userToken':
      return logIn({userId: exampleUserId});
    case 'superuserToken': {
      const login = contract.getExample('login-user-superuser') as LoginInput & {groups: string[]};
      // A superuser can only access users in a shared group.
      logIn({userId: exampleUserId, groups: login.groups});
      return logIn(login);
    }
    default:
      throw new Error(`No credential has the ID "${id}".`);
  }
}
