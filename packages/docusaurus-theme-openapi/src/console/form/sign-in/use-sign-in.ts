import type {AuthorizationDecision, AuthorizationRequest} from '@developer-docs/mock-api';
import {getErrorMessage} from '@developer-docs/utils';
import {useEvent} from '@docusaurus/theme-common';
import {useCallback, useEffect, useRef, useState} from 'react';
import {useLoaded} from '../../../client/use-loaded';
import {canSignIn, type OAuthScheme} from '../../../shared/oauth-scheme';
import {deletePendingSignIn, readReturnedSignIn} from '../../../shared/pending-sign-in';
import {memory, type SchemeSecret} from '../../memory/memory';
import {authorizeInWindow} from '../../oauth/authorize';
import {completeSignIn, prepareSignIn, requestClientToken, type PreparedSignIn} from '../../oauth/flow';
import {createHost} from '../../oauth/oauth-host';
import {loadSandbox} from '../../sandbox/load-sandbox';
import {useConsole, type ConsoleState} from '../../state/console-context';

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
  readonly signOut: () => void;
  /** Gets a token for a client with a secret. */
  readonly getToken: (clientSecret: string) => void;
}

/** Signs readers in with a scheme, in the sandbox or at the authorization server of an API. */
export function useSignIn(scheme: OAuthScheme, scopes: readonly string[], secret: SchemeSecret): SignIn {
  const consoleState = useConsole();
  const {operation, destination} = consoleState;
  const {documentId, sandbox: sandboxId} = operation;
  const {origin, url: server, isSandbox} = destination;
  /** What identifies a sign-in in the same tab, which leaves the page and comes back. */
  const place = {operationId: operation.id, documentId, scheme: scheme.name, serverUrl: server};
  const [ownClientId, setOwnClientId] = useState(() => secret.clientId ?? readReturnedSignIn(place)?.clientId ?? '');
  const clientId = scheme.clientId ?? (isSandbox && ownClientId === '' ? 'docs' : ownClientId);
  const redirectUri = window.location.origin + scheme.redirectPath;
  // Discovery and the challenge are ready before the reader presses the button, so that the window opens in the press.
  const {
    value: prepared,
    error: prepareError,
    retry,
  } = useLoaded(
    useCallback(async () => {
      if (!canSignIn(scheme) || clientId === '') return undefined;
      return prepareSignIn(scheme, {clientId, scopes, redirectUri}, await createHost(server, sandboxId));
    }, [clientId, scopes, scheme, redirectUri, server, sandboxId]),
  );
  const {question, ask} = useQuestion(sandboxId);
  const {isWaiting, error, run} = useAction();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const openHost = () => createHost(server, sandboxId);
  const receive = (tokens: Promise<SchemeSecret>) => memory.receiveSecret(documentId, origin, scheme.name, tokens);
  const complete = (ready: PreparedSignIn, redirectUrl: string, signal?: AbortSignal) =>
    receive(openHost().then((host) => completeSignIn(scheme, ready, redirectUrl, {...host, signal})));
  const signIn = async (ready: PreparedSignIn) => {
    const {signal} = (abort.current = new AbortController());
    try {
      const redirectUrl = isSandbox
        ? await ask(ready.url)
        : await authorizeInWindow(ready, {...place, ...describeReturn(ready, consoleState)}, signal);
      await complete(ready, redirectUrl, signal);
    } finally {
      // A state and a challenge are used once: a window from before can still return.
      retry();
    }
  };
  // The reader has come back from a sign-in in the same tab.
  const resume = useEvent(() => {
    const returned = readReturnedSignIn(place);
    if (returned === undefined || prepared === undefined) return;
    deletePendingSignIn();
    const {state, verifier, nonce} = returned;
    const ready = {...prepared, state, verifier, nonce, clientId: returned.clientId};
    run(() => complete(ready, redirectUri + returned.response));
  });
  useEffect(() => resume(), [resume, prepared]);

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
      if (prepared !== undefined) run(() => signIn(prepared));
    },
    cancel: () => abort.current?.abort(),
    signOut: () => memory.setSecret(documentId, origin, scheme.name, {}),
    getToken: (clientSecret) => {
      const request = {clientId, secret: clientSecret, scopes};
      run(() => receive(openHost().then((host) => requestClientToken(scheme, request, host))));
    },
  };
}

/** Describes what continues when the reader comes back from a sign-in in the same tab. */
function describeReturn({state, verifier, nonce, clientId}: PreparedSignIn, consoleState: ConsoleState) {
  const {operation, draft, source, createHash} = consoleState;
  const {credential = draft.credential, server = '', variables} = memory.read(operation.documentId);
  const returnUrl = window.location.href.replace(/#.*/, '') + createHash();
  return {state, verifier, nonce, clientId, returnUrl, credential, server, variables, isLinked: source === 'link'};
}

/** Asks the reader what the page of an authorization server would ask. */
function useQuestion(sandboxId: string) {
  const [question, setQuestion] = useState<Question>();
  /** Asks about an authorization URL, and returns the redirect URL. */
  const ask = async (url: string): Promise<string> => {
    const sandbox = await loadSandbox(sandboxId);
    const request = await sandbox.readAuthorizationRequest(url);
    const decision = await new Promise<AuthorizationDecision>((decide) => setQuestion({request, decide}));
    setQuestion(undefined);
    return sandbox.authorize(url, decision);
  };
  return {question, ask};
}

/** Runs an action, and keeps whether it's running and its error. */
function useAction() {
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const run = (action: () => Promise<void>) => {
    setError(undefined);
    setIsWaiting(true);
    action()
      .catch((reason: unknown) => setError(getErrorMessage(reason)))
      .finally(() => setIsWaiting(false));
  };
  return {isWaiting, error, run};
}
