import type {AuthorizationDecision, AuthorizationRequest} from '@developer-docs/mock-api';
import {getErrorMessage} from '@developer-docs/utils';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import type {OAuthScheme} from '../../../shared/oauth-scheme';
import {memory, type SchemeSecret} from '../../memory/memory';
import {deletePendingSignIn, readReturnedSignIn} from '../../memory/pending-sign-in';
import {authorizeInTab, authorizeInWindow, openSignInWindow} from '../../oauth/authorize';
import {completeSignIn, prepareSignIn, requestClientToken, type PreparedSignIn} from '../../oauth/flow';
import {discover} from '../../oauth/metadata';
import {createHost, type OAuthHost} from '../../oauth/oauth-host';
import {loadSandbox} from '../../sandbox/load-sandbox';
import {useConsole, type ConsoleState} from '../../state/console-context';

/** The question of the sandbox, and the function that receives the decision. */
interface Question {
  readonly request: AuthorizationRequest;
  readonly decide: (decision: AuthorizationDecision) => void;
}

/** Signs readers in with a scheme, in the sandbox or at the authorization server of an API. */
export function useSignIn(scheme: OAuthScheme, scopes: readonly string[], secret: SchemeSecret) {
  const consoleState = useConsole();
  const {operation, destination} = consoleState;
  const {documentId, sandbox: sandboxId} = operation;
  const {origin, url: server, isSandbox} = destination;
  /** What identifies a sign-in in the same tab, which leaves the page and comes back. */
  const place = {operationId: operation.id, documentId, scheme: scheme.name, serverUrl: server};
  const [ownClientId, setClientId] = useState(() => secret.clientId ?? readReturnedSignIn(place)?.clientId ?? '');
  const clientId = scheme.clientId ?? (isSandbox && ownClientId === '' ? 'docs' : ownClientId);
  /** URL of the redirect page, which is registered for the client. */
  const redirectUri = window.location.origin + scheme.redirectPath;
  const {question, ask} = useQuestion(sandboxId);
  const {isWaiting, error, receive, cancel} = useTokenRequest(scheme.name);
  /** Returns the redirect URL with the response. */
  const authorize = (prepared: PreparedSignIn, popup: Window | null, signal: AbortSignal): Promise<string> => {
    if (isSandbox) return ask(prepared.url);
    if (popup !== null) return authorizeInWindow(popup, prepared, prepared.state, signal);
    return authorizeInTab(prepared, {...place, ...getReturnState(prepared, consoleState)}, signal);
  };
  const signIn = (popup: Window | null) =>
    receive(async (host, signal) => {
      const prepared = await prepareSignIn(scheme, {clientId, scopes, redirectUri}, host).catch((reason: unknown) => {
        popup?.close();
        throw reason;
      });
      const redirectUrl = await authorize(prepared, popup, signal);
      return completeSignIn(scheme, prepared, redirectUrl, host);
    });
  // The reader has come back from a sign-in in the same tab.
  const onMount = useEvent(() => {
    const returned = readReturnedSignIn(place);
    if (returned === undefined) return;
    deletePendingSignIn();
    void receive(async (host) => {
      const prepared = {...returned, redirectUri, server: await discover(scheme, host)};
      return completeSignIn(scheme, prepared, redirectUri + returned.response, host);
    });
  });
  useEffect(() => onMount(), [onMount]);

  return {
    clientId,
    setClientId,
    redirectUri,
    /** Whether the reader signs in in a window. */
    isWaiting: isWaiting && !isSandbox,
    /** Why the last action has failed. */
    error,
    question,
    // The window opens in the press, and gets its URL when the server's metadata has been read.
    signIn: () => void signIn(isSandbox ? null : openSignInWindow()),
    cancel,
    signOut: () => memory.setSecret(documentId, origin, scheme.name, {}),
    /** Gets a token for a client with a secret. */
    getToken: (clientSecret: string) =>
      void receive((host) => requestClientToken(scheme, {clientId, secret: clientSecret, scopes}, host)),
  };
}

/** Requests the tokens of a scheme, and stores them. */
function useTokenRequest(schemeName: string) {
  const {operation, destination} = useConsole();
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  const cancel = () => abort.current?.abort();
  useEffect(() => cancel, []);
  /** Stores tokens when they arrive, unless the reader has canceled, or deleted everything. */
  const receive = async (requestTokens: (host: OAuthHost, signal: AbortSignal) => Promise<SchemeSecret>) => {
    const {signal} = (abort.current = new AbortController());
    setError(undefined);
    setIsWaiting(true);
    try {
      const host = await createHost(destination.url, operation.sandbox);
      const tokens = await requestTokens({...host, signal}, signal);
      if (!signal.aborted) memory.setSecret(operation.documentId, destination.origin, schemeName, tokens);
    } catch (reason) {
      setError(getErrorMessage(reason));
    } finally {
      setIsWaiting(false);
    }
  };
  return {isWaiting, error, receive, cancel};
}

/** Describes what continues when the reader comes back from a sign-in in the same tab. */
function getReturnState({state, verifier, nonce, clientId}: PreparedSignIn, consoleState: ConsoleState) {
  const {operation, draft, createHash} = consoleState;
  const {credential = draft.credential, server = '', variables} = memory.read(operation.documentId);
  const returnUrl = window.location.href.replace(/#.*/, '') + createHash();
  return {state, verifier, nonce, clientId, returnUrl, credential, server, variables};
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
