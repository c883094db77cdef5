import type {Operation} from '../contract/operations';
import {findResponse, ProblemError} from '../problems';
import {findWorkspace, type Workspace} from '../store/accounts';
import {toTimestamp} from '../store/clock';
import type {Store, User} from '../store/store';

/** Who makes a call: an account with an API key, or a user with a token. */
export interface Caller {
  readonly workspace: Workspace;
  /** Absent for an API key. */
  readonly user?: User;
}

/** Identifies the account or user, independent of the token: the scope of rate limits, idempotency keys and cursors. */
export function callerScope({workspace, user}: Caller): string {
  return user === undefined ? workspace.id : `${workspace.id} ${user.id}`;
}

/**
 * Identifies the caller.
 *
 * @param operation - An operation that only accepts API keys reports an expired token as `invalid_credentials`.
 * @throws ProblemError with `missing_credentials`, `invalid_credentials`, `api_key_in_browser` or `token_expired`.
 */
export function authenticate(operation: Operation, headers: Headers, store: Store, now: number): Caller {
  const authorization = headers.get('Authorization');
  const [, credential] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (credential === undefined) {
    throw unauthorized(
      'missing_credentials',
      authorization === null ? undefined : 'The Authorization header must be "Bearer", a space and a credential.',
    );
  }
  const workspace = findWorkspace(credential);
  if (workspace !== undefined) {
    const origin = headers.get('Origin');
    if (origin !== null) {
      const code =
        findResponse(operation, 'api_key_in_browser') === undefined ? 'invalid_credentials' : 'api_key_in_browser';
      throw unauthorized(
        code,
        `A web page (${origin}) sent an API key, which everyone who opens the page can read. Call loginUser from your server and pass the user token to the page.`,
      );
    }
    return {workspace};
  }
  const token = store.tokens.get(credential);
  if (token === undefined || token.isRevoked) {
    throw unauthorized('invalid_credentials');
  }
  if (now >= token.expiresAt) {
    const acceptsTokens = operation.credentials.some((kind) => kind !== 'apiKey');
    const detail = `The user token expired at ${toTimestamp(token.expiresAt)}.`;
    throw unauthorized(acceptsTokens ? 'token_expired' : 'invalid_credentials', detail);
  }
  return {workspace: token.user.workspace, user: token.user};
}

/** The `WWW-Authenticate` header of a `401` response (RFC 6750, section 3). */
export function challengeHeaders(code: string): Record<string, string> {
  return {'WWW-Authenticate': code === 'missing_credentials' ? 'Bearer' : 'Bearer error="invalid_token"'};
}

function unauthorized(code: string, detail?: string): ProblemError {
  return new ProblemError(code, {...(detail !== undefined && {detail}), headers: challengeHeaders(code)});
}

const isSuperuser = (user: User) => user.role === 'superuser' && user.workspace.account.isEnterprise;

/**
 * Checks that an operation accepts the kind of credential.
 *
 * @throws ProblemError with `credential_not_allowed` or `enterprise_required`.
 */
export function authorize(operation: Operation, {workspace, user}: Caller): void {
  const {credentials} = operation;
  const isAllowed =
    user === undefined
      ? credentials.includes('apiKey')
      : credentials.includes('userToken') || (credentials.includes('superuserToken') && isSuperuser(user));
  if (!isAllowed) {
    const credential = user === undefined ? 'An API key' : isSuperuser(user) ? 'A superuser token' : 'A user token';
    throw new ProblemError('credential_not_allowed', {detail: `${credential} can't call this operation.`});
  }
  if (
    findResponse(operation, 'enterprise_required') &&
    operation.path.startsWith('/enterprise/') &&
    !workspace.account.isEnterprise
  ) {
    throw new ProblemError('enterprise_required');
  }
}

/**
 * Whether a caller has access to what belongs to a user, or to the account when there is no owner. An API key sees
 * everything in its workspace. A token sees what belongs to its user and to the account. A superuser's token also sees
 * what belongs to users who share a group with the superuser.
 */
export function canAccess(caller: Caller, workspace: Workspace, owner: User | undefined): boolean {
  if (caller.workspace !== workspace) {
    return false;
  }
  const {user} = caller;
  if (user === undefined || owner === undefined || user === owner) {
    return true;
  }
  return isSuperuser(user) && owner.groups.some((group) => user.groups.includes(group));
}
