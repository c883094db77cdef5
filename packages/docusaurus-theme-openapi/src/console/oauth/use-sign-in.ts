import type {AuthorizationDecision, AuthorizationRequest} from '@developer-docs/mock-api';
import {getErrorMessage, getOwn} from '@developer-docs/utils';
import {useCallback, useEffect, useRef, useState} from 'react';
import {useEvent} from '../../client/shared/use-event';
import {useLoaded} from '../../client/shared/use-loaded';
import {canSignIn, type OAuthScheme} from '../../shared/oauth-scheme';
import {endOAuthTrip, takeOAuthTrip} from '../../shared/oauth-trip';
import {memory, type SchemeSecret} from '../request/memory/memory';
import {loadSandbox} from '../sandbox';
import {useConsole} from '../shared/console-context';
import {createWindowAuthorize, getWrongStateText, type Authorize} from './authorize';
import {completeSignIn, prepareSignIn, requestClientToken, revokeTokens, type PreparedSignIn} from './flow';
import {createHost} from './hosts';

/** The question of the sandbox, and the function that receives the decision. */
interface Question {
  readonly request: AuthorizationRequest;
  readonly decide: (decision: AuthorizationDecision) => void;
}

export interface SignIn {
  readonly clientId: string;
  readonly setClientId: (clientId: string) => void;
  /** URL of the redirect page, which is registered for the client. */
  readonly redirectUri: string;
  /** Whether the authorization request is ready. */
  readonly isReady: boolean;
  /** Why it isn't. `retry` prepares it again. */
  readonly prepareError: Error | undefined;
  readonly retry: () => void;
  readonly isWaiting: boolean;
  /** Why the last action has failed. */
  readonly error: string | undefined;
  readonly question: Question | undefined;
  readonly signIn: () => void;
  readonly cancel: () => void;
  readonly signOut: (secret: SchemeSecret) => void;
  /** Gets a token for a client with a secret. */
  readonly getToken: (clientSecret: string) => void;
}

/** Signs readers in with a scheme, in the sandbox or at the authorization server of an API. */
export function useSignIn(scheme: OAuthScheme, scopes: readonly string[], secret: SchemeSecret): SignIn {
  const {model, destination, credential, isLinked, createHash} = useConsole();
  const {document, sandbox: sandboxId} = model;
  const {target, url: server} = destination;
  const isSandbox = server === undefined;
  /** Returns the trip from which the reader has come back, if it was for this scheme and server. */
  const takeTrip = () =>
    takeOAuthTrip({operation: model.operation.id, document, scheme: scheme.name, serverUrl: server});
  const [ownClientId, setOwnClientId] = useState(() => secret.clientId ?? takeTrip()?.clientId ?? '');
  const clientId = scheme.clientId ?? (isSandbox && ownClientId === '' ? 'docs' : ownClientId);
  const [question, setQuestion] = useState<Question>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  const {redirectPath, otherRedirectPaths = {}} = scheme;
  const site = window.location.origin;
  const redirectUri = site + (getOwn(otherRedirectPaths, target === site ? '/' : target) ?? redirectPath);
  const scopeKey = scopes.join(' ');
  const hasSignIn = canSignIn(scheme);

  // Discovery and the challenge are ready before the press, so that the window opens in it.
  const prepare = useCallback(async (): Promise<PreparedSignIn | undefined> => {
    if (!hasSignIn || clientId === '') return undefined;
    const request = {clientId, scopes: scopeKey.split(' ').filter(Boolean), redirectUri};
    return prepareSignIn(scheme, request, await createHost(server, sandboxId));
  }, [hasSignIn, clientId, scopeKey, scheme, redirectUri, server, sandboxId]);
  const {value: prepared, error: prepareError, retry} = useLoaded(prepare);

  /** Runs an action, and shows its error. */
  const run = async (action: () => Promise<void>) => {
    setError(undefined);
    setIsWaiting(true);
    try {
      await action();
    } catch (reason) {
      setError(getErrorMessage(reason));
    } finally {
      setIsWaiting(false);
    }
  };
  const receive = (tokens: Promise<SchemeSecret>) => memory.receiveSecret(document, target, scheme.name, tokens);
  const complete = async (ready: PreparedSignIn, redirectUrl: string, signal?: AbortSignal) => {
    const host = createHost(server, sandboxId);
    await receive(host.then((resolved) => completeSignIn(scheme, ready, redirectUrl, {...resolved, signal})));
  };
  const askReader: Authorize = async (url) => {
    const sandbox = await loadSandbox(sandboxId);
    const request = await sandbox.readAuthorizationRequest(url);
    if (request.errorRedirect !== undefined) return request.errorRedirect;
    const decision = await new Promise<AuthorizationDecision>((decide) => setQuestion({request, decide}));
    setQuestion(undefined);
    return sandbox.authorize(url, decision);
  };
  const openWindow = ({state, verifier, nonce}: PreparedSignIn): Authorize => {
    const {credential: chosen = credential?.id ?? 'none', server: template = '', variables} = memory.read(document);
    const trip = {
      state,
      verifier,
      nonce,
      returnUrl: window.location.href.replace(/#.*/, '') + createHash(),
      operation: model.operation.id,
      document,
      scheme: scheme.name,
      clientId,
      credential: chosen,
      server: template,
      serverUrl: server,
      variables,
      isLinked,
    };
    return createWindowAuthorize(redirectUri, trip, () => setError(getWrongStateText()));
  };
  const signIn = async (ready: PreparedSignIn) => {
    const {signal} = (abort.current = new AbortController());
    const authorize = isSandbox ? askReader : openWindow(ready);
    try {
      const redirectUrl = await authorize(ready.url, signal);
      setError(undefined);
      await complete(ready, redirectUrl, signal);
    } finally {
      // A state and a challenge are used once: a window from before can still return.
      retry();
    }
  };
  // The reader has come back from a sign-in in the same tab.
  const resume = useEvent(() => {
    const trip = takeTrip();
    if (trip === undefined || prepared === undefined) return;
    endOAuthTrip();
    const {state, verifier, nonce} = trip;
    const ready = {...prepared, state, verifier, nonce, clientId: trip.clientId};
    void run(() => complete(ready, redirectUri + trip.response));
  });
  useEffect(() => resume(), [resume, prepared]);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    clientId,
    setClientId: setOwnClientId,
    redirectUri,
    isReady: prepared !== undefined,
    prepareError,
    retry,
    isWaiting,
    error,
    question,
    signIn: () => {
      if (prepared !== undefined) void run(() => signIn(prepared));
    },
    cancel: () => abort.current?.abort(),
    signOut: (ended) => {
      memory.setSecret(document, target, scheme.name, {});
      void createHost(server, sandboxId)
        .then((host) => revokeTokens(scheme, ended, host))
        .catch(() => undefined);
    },
    getToken: (clientSecret) => {
      const request = {clientId, secret: clientSecret, scopes};
      void run(() => receive(createHost(server, sandboxId).then((host) => requestClientToken(scheme, request, host))));
    },
  };
}
