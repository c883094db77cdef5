import type {Operation} from '../contract/operations';
import {Refusal} from '../http/refusal';
import {accounts, type Account, type Mode} from '../state/accounts';
import {toTimestamp} from '../state/clock';
import type {Store, User} from '../state/store';

/** Who calls. */
export interface Caller {
  readonly account: Account;
  readonly mode: Mode;
  /** The key or token itself: the same credential is the same caller. */
  readonly credential: string;
  /** The user of a token; absent for an API key. */
  readonly user?: User;
}

/**
 * Finds out who calls.
 *
 * @param operation - One that takes no tokens takes an expired one for an unknown credential.
 * @param authorization - The `Authorization` header.
 * @param origin - The `Origin` header: present when a web page calls.
 * @throws Refusal with `missing_credentials`, `invalid_credentials`, `api_key_in_browser` or `token_expired`.
 */
export function authenticate(
  operation: Operation,
  authorization: string | undefined,
  origin: string | undefined,
  store: Store,
  now: number,
): Caller {
  const [, credential] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (credential === undefined) {
    throw refused(
      'missing_credentials',
      authorization === undefined ? undefined : 'The Authorization header is not "Bearer" and a credential.',
    );
  }
  for (const account of accounts) {
    for (const mode of ['test', 'live'] as const) {
      if (account.keys[mode] === credential) {
        if (origin !== undefined) {
          throw refused(
            'api_key_in_browser',
            `The request has the Origin header ${origin}. Call loginUser from your server and pass its token to the page.`,
          );
        }
        return {account, mode, credential};
      }
    }
  }
  const token = store.tokens.get(credential);
  if (token === undefined || token.isRevoked) {
    throw refused('invalid_credentials');
  }
  if (now >= token.expiresAt) {
    const takesTokens = operation.credentials.some((kind) => kind !== 'apiKey');
    const detail = `The user token expired at ${toTimestamp(token.expiresAt)}.`;
    throw refused(takesTokens ? 'token_expired' : 'invalid_credentials', detail);
  }
  return {account: token.user.account, mode: token.mode, credential, user: token.user};
}

function refused(code: string, detail?: string): Refusal {
  const error = code === 'missing_credentials' ? '' : ' error="invalid_token"';
  return new Refusal(code, {...(detail !== undefined && {detail}), headers: {'WWW-Authenticate': `Bearer${error}`}});
}

const isSuperuser = (user: User) => user.role === 'superuser' && user.account.isEnterprise;

/**
 * Checks that the operation takes this kind of credential.
 *
 * @throws Refusal with `credential_not_allowed` or `enterprise_required`.
 */
export function authorize(operation: Operation, {account, user}: Caller): void {
  const {credentials} = operation;
  const isAllowed =
    user === undefined
      ? credentials.includes('apiKey')
      : credentials.includes('userToken') || (credentials.includes('superuserToken') && isSuperuser(user));
  if (!isAllowed) {
    const kind = user === undefined ? 'An API key' : isSuperuser(user) ? 'A superuser token' : 'A user token';
    throw new Refusal('credential_not_allowed', {detail: `${kind} cannot call this operation.`});
  }
  if (operation.document.startsWith('enterprise') && !account.isEnterprise) {
    throw new Refusal('enterprise_required');
  }
}

/**
 * Whether a caller may see what belongs to a user: with an API key everything of the account, with a token what belongs
 * to its user, and with the token of a superuser what belongs to users with whom there is a common group.
 */
export function canSee(caller: Caller, account: Account, owner: User | undefined): boolean {
  if (caller.account !== account) {
    return false;
  }
  const {user} = caller;
  if (user === undefined || user === owner) {
    return true;
  }
  return isSuperuser(user) && owner?.groups.some((group) => user.groups.includes(group)) === true;
}
