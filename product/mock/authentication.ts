import {ProblemError, findErrorResponse, toTimestamp, type MockOperation} from '@developer-docs/mock-api';
import {findWorkspace, type Workspace} from './state/accounts';
import type {AsyncRequest, Store, User} from './state/store';

/** An operation's caller: an account with an API key, or a user with a token. */
export interface Caller {
  readonly workspace: Workspace;
  /** Absent when the credential is an API key. */
  readonly user?: User;
}

/** Returns the scope of idempotency keys and cursors: the account or the user, regardless of the token. */
export const getCallerScope = ({workspace, user}: Caller): string =>
  user === undefined ? workspace.id : `${workspace.id} ${user.id}`;

/**
 * Identifies the caller by the `Authorization` header.
 *
 * @param operation - An operation that only accepts API keys reports an expired token as `invalid_credentials`.
 * @throws ProblemError with `missing_credentials`, `invalid_credentials`, `api_key_in_browser`, or `token_expired`.
 */
export function authenticate(operation: MockOperation, headers: Headers, store: Store, now: number): Caller {
  const authorization = headers.get('Authorization');
  const [, credential] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (credential === undefined) {
    throw createUnauthorizedError(
      'missing_credentials',
      authorization === null ? undefined : 'The Authorization header must contain "Bearer", a space, and a credential.',
    );
  }
  const workspace = findWorkspace(credential);
  if (workspace !== undefined) {
    const origin = headers.get('Origin');
    if (origin !== null) {
      const code =
        findErrorResponse(operation, 'api_key_in_browser') === undefined ? 'invalid_credentials' : 'api_key_in_browser';
      throw createUnauthorizedError(
        code,
        `A web page (${origin}) sent an API key, which anyone who opens the page can read. Call loginUser from your server and pass the user token to the page.`,
      );
    }
    return {workspace};
  }
  const token = store.tokens.get(credential);
  if (token === undefined || token.isRevoked) throw createUnauthorizedError('invalid_credentials');
  if (now >= token.expiresAt) {
    const acceptsTokens = operation.security.flat().some(({scheme}) => scheme !== 'apiKey');
    const detail = `The user token expired at ${toTimestamp(token.expiresAt)}.`;
    throw createUnauthorizedError(acceptsTokens ? 'token_expired' : 'invalid_credentials', detail);
  }
  return {workspace: token.user.workspace, user: token.user};
}

/** Creates the error of a `401` response, with the challenge of RFC 6750. */
function createUnauthorizedError(code: string, detail?: string): ProblemError {
  const challenge = code === 'missing_credentials' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new ProblemError(code, {detail, headers: {'WWW-Authenticate': challenge}});
}

const isSuperuser = (user: User) => user.role === 'superuser' && user.workspace.isEnterprise;

function describeCredential(user: User | undefined): string {
  if (user === undefined) return 'An API key';
  return isSuperuser(user) ? 'A superuser token' : 'A user token';
}

/**
 * Checks that an operation accepts the caller's kind of credential.
 *
 * @throws ProblemError with `credential_not_allowed` or `enterprise_required`.
 */
export function authorize(operation: MockOperation, {workspace, user}: Caller): void {
  const credentials = operation.security.flat().map(({scheme}) => scheme);
  const isAllowed =
    user === undefined
      ? credentials.includes('apiKey')
      : credentials.includes('userToken') || (credentials.includes('superuserToken') && isSuperuser(user));
  if (!isAllowed) {
    throw new ProblemError('credential_not_allowed', {
      detail: `${describeCredential(user)} can't call this operation.`,
    });
  }
  if (operation.path.startsWith('/enterprise/') && !workspace.isEnterprise) {
    throw new ProblemError('enterprise_required');
  }
}

/**
 * Returns whether a caller has access to a user. API keys have access to everyone in their workspace, user tokens to
 * their user, and superuser tokens also to users who share a group with the superuser.
 */
export function canAccessUser({workspace, user}: Caller, owner: User): boolean {
  if (workspace !== owner.workspace || user === undefined || user === owner) return workspace === owner.workspace;
  return isSuperuser(user) && owner.groups.some((group) => user.groups.includes(group));
}

/** The kinds of the account's requests that user tokens can read. Exports and analyses require an API key. */
const sharedKinds = ['designs', 'content'];

/** Returns whether a caller has access to a request and its result: as its owner, or because the account shares it. */
export const canAccessRequest = (caller: Caller, {workspace, user, kind}: AsyncRequest): boolean =>
  user === undefined
    ? workspace === caller.workspace && (caller.user === undefined || sharedKinds.includes(kind))
    : canAccessUser(caller, user);
