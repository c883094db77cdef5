import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import type {AuthorizationDecision, AuthorizationRequest} from '@developer-docs/mock-api';
import {getErrorMessage, getOwn} from '@developer-docs/utils';
import {endOAuthTrip, takeOAuthTrip} from '../data/oauth-trip';
import {loadSandbox} from '../sandbox';
import {useEvent} from '../../client/shared/use-event';
import {memory, readSecret, type SchemeSecret} from '../model/memory';
import type {OAuthFieldsProps} from '../shared/oauth-fields';
import {SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import Field from '../shared/Field';
import fields from '../shared/fields.module.css';
import {useLoaded} from '../../client/shared/use-loaded';
import {useObservable} from '../shared/use-sandbox';
import {createWindowAuthorize, getWrongStateText, type Authorize} from './authorize';
import ConsentDialog from './ConsentDialog';
import {completeSignIn, prepareSignIn, requestClientToken, revokeTokens, type PreparedSignIn} from './flow';
import {createHost} from './hosts';
import {canSignIn, findFlow, type OAuthScheme} from '../data/oauth-scheme';
import {loadOAuthScheme} from './load-scheme';
import ScopeList from './ScopeList';
import styles from './oauth.module.css';

/** The controls for signing in with an OAuth 2 or OpenID Connect scheme. A field for a token of the reader's own follows. */
export default function OAuthFields(props: OAuthFieldsProps): ReactNode {
  const {model, scheme: name} = props;
  const {document} = model;
  const {value: scheme, error, retry} = useLoaded(useCallback(() => loadOAuthScheme(document, name), [document, name]));
  if (error !== undefined) {
    return (
      <p role="alert">
        {error.message}{' '}
        <SmallButton onClick={retry}>{translate({id: 'theme.openapi.oauth.retry', message: 'Retry'})}</SmallButton>
      </p>
    );
  }
  return scheme === undefined ? (
    <p className={controls.hint}>
      {translate({id: 'theme.openapi.oauth.loading', message: 'Reading the authorization server’s metadata…'})}
    </p>
  ) : (
    <SchemeControls {...props} description={scheme} />
  );
}

/** The question of the sandbox, and the function that receives the decision. */
interface Question {
  readonly request: AuthorizationRequest;
  readonly decide: (decision: AuthorizationDecision) => void;
}

function SchemeControls(props: OAuthFieldsProps & {readonly description: OAuthScheme}): ReactNode {
  const {model, scheme: name, requiredScopes, target, server, description} = props;
  const {document, sandbox: sandboxId} = model;
  useObservable(memory);
  const secret = readSecret(document, target, name);
  const setSecret = (changes: SchemeSecret) => memory.setSecret(document, target, name, changes);
  const isSandbox = server === undefined;
  /** Returns the trip from which the reader has come back, if it was for this scheme and server. */
  const takeTrip = () => takeOAuthTrip({operation: model.operation.id, document, scheme: name, serverUrl: server});
  const [ownClientId, setOwnClientId] = useState(() => secret.clientId ?? takeTrip()?.clientId ?? '');
  const clientId = description.clientId ?? (isSandbox && ownClientId === '' ? 'docs' : ownClientId);
  const [chosenScopes, setChosenScopes] = useState(() => chooseScopes(description, requiredScopes));
  const [clientSecret, setClientSecret] = useState('');
  const [question, setQuestion] = useState<Question>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  const {redirectPath, otherRedirectPaths = {}} = description;
  const site = window.location.origin;
  const redirectUri = site + (getOwn(otherRedirectPaths, target === site ? '/' : target) ?? redirectPath);
  const scopeKey = chosenScopes.join(' ');
  const hasSignIn = canSignIn(description);

  // Discovery and the challenge are ready before the press, so that the window opens in it.
  const prepare = useCallback(async (): Promise<PreparedSignIn | undefined> => {
    if (!hasSignIn || clientId === '') return undefined;
    const scopes = scopeKey.split(' ').filter(Boolean);
    return prepareSignIn(description, {clientId, scopes, redirectUri}, await createHost(server, sandboxId));
  }, [hasSignIn, clientId, scopeKey, description, redirectUri, server, sandboxId]);
  const {value: prepared, error: prepareError, retry} = useLoaded(prepare);

  const complete = useEvent(async (signIn: PreparedSignIn, redirectUrl: string, signal?: AbortSignal) => {
    const host = createHost(server, sandboxId);
    const tokens = host.then((ready) =>
      completeSignIn(description, signIn, redirectUrl, {...ready, ...(signal && {signal})}),
    );
    await memory.receiveSecret(document, target, name, tokens);
  });
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
  const signIn = async (ready: PreparedSignIn) => {
    const controller = new AbortController();
    abort.current = controller;
    const trip = {
      state: ready.state,
      verifier: ready.verifier,
      nonce: ready.nonce,
      returnUrl: window.location.href.replace(/#.*/, '') + props.createHash(),
      operation: model.operation.id,
      document,
      scheme: name,
      clientId,
      credential: memory.read(document).credential ?? props.credential,
      server: memory.read(document).server ?? '',
      serverUrl: server,
      variables: memory.read(document).variables,
    };
    const authorize: Authorize = isSandbox
      ? askReader
      : createWindowAuthorize(redirectUri, trip, () => setError(getWrongStateText()));
    try {
      const redirectUrl = await authorize(ready.url, controller.signal);
      setError(undefined);
      await complete(ready, redirectUrl, controller.signal);
    } finally {
      // A state and a challenge are used once: a window from before can still return.
      retry();
    }
  };
  const askReader: Authorize = async (url) => {
    const sandbox = await loadSandbox(sandboxId);
    const request = await sandbox.readAuthorizationRequest(url);
    if (request.errorRedirect !== undefined) return request.errorRedirect;
    const decision = await new Promise<AuthorizationDecision>((decide) => setQuestion({request, decide}));
    setQuestion(undefined);
    return sandbox.authorize(url, decision);
  };
  // The reader has come back from a sign-in in the same tab.
  const resume = useEvent(() => {
    const trip = takeTrip();
    if (trip === undefined || prepared === undefined) return;
    endOAuthTrip();
    const {nonce: _nonce, ...rest} = prepared;
    const {state, verifier, nonce} = trip;
    const ready = {...rest, state, verifier, clientId: trip.clientId, ...(nonce !== undefined && {nonce})};
    void run(() => complete(ready, redirectUri + trip.response));
  });
  useEffect(() => resume(), [resume, prepared]);
  useEffect(() => () => abort.current?.abort(), []);

  const otherFlows = description.flows
    .map(({kind}) => kind)
    .filter(
      (kind) =>
        kind !== 'authorizationCode' && !(kind === 'clientCredentials' && description.clientCredentials === true),
    );
  const canUseSecret =
    description.clientCredentials === true && findFlow(description, 'clientCredentials') !== undefined;
  const isSignedIn = secret.clientId !== undefined && secret.value !== undefined;
  const getClientToken = async () => {
    const request = {clientId, secret: clientSecret, scopes: chosenScopes};
    const tokens = createHost(server, sandboxId).then((host) => requestClientToken(description, request, host));
    await memory.receiveSecret(document, target, name, tokens);
  };
  const actions = {
    cancel: () => abort.current?.abort(),
    signOut: () => {
      setSecret({});
      void createHost(server, sandboxId)
        .then((host) => revokeTokens(description, secret, host))
        .catch(() => undefined);
    },
    retry,
    signIn: () => {
      if (prepared !== undefined) void run(() => signIn(prepared));
    },
  };
  const [action, label] =
    isWaiting && !isSandbox
      ? (['cancel', translate({id: 'theme.openapi.oauth.cancel', message: 'Cancel'})] as const)
      : isSignedIn
        ? (['signOut', translate({id: 'theme.openapi.oauth.signOut', message: 'Sign out'})] as const)
        : prepareError !== undefined
          ? (['retry', translate({id: 'theme.openapi.oauth.retry', message: 'Retry'})] as const)
          : (['signIn', translate({id: 'theme.openapi.oauth.signIn', message: 'Sign in'})] as const);
  return (
    <div className={fields.field}>
      {(hasSignIn || canUseSecret) && description.clientId === undefined && !isSandbox && (
        <Field
          label={translate({id: 'theme.openapi.oauth.clientId', message: 'Client ID'})}
          value={ownClientId}
          onChange={setOwnClientId}
          description={
            hasSignIn
              ? translate(
                  {id: 'theme.openapi.oauth.clientIdHint', message: 'Register this redirect URL for it: {url}'},
                  {url: redirectUri},
                )
              : undefined
          }
        />
      )}
      {(hasSignIn || canUseSecret) && !isSignedIn && (
        <ScopeFields
          description={description}
          required={requiredScopes}
          value={chosenScopes}
          onChange={setChosenScopes}
        />
      )}
      {canUseSecret && !isSignedIn && (
        <Field
          label={translate({id: 'theme.openapi.oauth.clientSecret', message: 'Client secret'})}
          isSecret
          value={clientSecret}
          onChange={setClientSecret}
          description={translate({
            id: 'theme.openapi.oauth.secretWarning',
            message: 'A secret that you enter in a browser isn’t secret: use one of a test client.',
          })}
        />
      )}
      {otherFlows.length > 0 && !hasSignIn && !canUseSecret && (
        <p className={controls.hint}>
          {translate(
            {
              id: 'theme.openapi.oauth.otherFlows',
              message: 'Pages can’t sign in with this flow: {flows}. Get a token elsewhere, and enter it.',
            },
            {flows: otherFlows.join(', ')},
          )}
        </p>
      )}
      <p role="status" className={styles.status}>
        {isWaiting && !isSandbox
          ? translate({id: 'theme.openapi.oauth.waiting', message: 'Sign in in the window that has opened.'})
          : isSignedIn
            ? describeExpiry(secret, isSandbox)
            : ''}
      </p>
      {(error ?? prepareError) !== undefined && (
        <div className={controls.alert} role="alert">
          <p>{error ?? prepareError?.message}</p>
        </div>
      )}
      <div className={controls.row}>
        {/* One element, which keeps focus while its action changes. */}
        {(hasSignIn || isSignedIn) && (
          <SmallButton aria-disabled={action === 'signIn' && prepared === undefined} onClick={() => actions[action]()}>
            {label}
          </SmallButton>
        )}
        {canUseSecret && !isSignedIn && (
          <SmallButton disabled={clientId === '' || clientSecret === ''} onClick={() => void run(getClientToken)}>
            {translate({id: 'theme.openapi.oauth.getToken', message: 'Get a token'})}
          </SmallButton>
        )}
      </div>
      {question !== undefined && <ConsentDialog request={question.request} onDecide={question.decide} />}
    </div>
  );
}

/** Maximum number of scopes to choose from. Documents can have hundreds. */
const maxScopes = 20;

interface ScopeFieldsProps {
  readonly description: OAuthScheme;
  readonly required: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

function ScopeFields({description, required, value, onChange}: ScopeFieldsProps): ReactNode {
  const declared = new Map(description.flows.flatMap(({scopes}) => Object.entries(scopes)));
  const names = [...new Set([...value, ...required, ...(description.scopes ?? []), ...declared.keys()])].slice(
    0,
    maxScopes,
  );
  if (names.length === 0) return null;
  return (
    <fieldset className={styles.scopes}>
      <legend className={fields.label}>{translate({id: 'theme.openapi.oauth.scopes', message: 'Scopes'})}</legend>
      <ScopeList
        scopes={names.map((name) => ({name, description: declared.get(name)}))}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** Chooses the scopes that the operation requires, or those of the options. OpenID Connect needs one more. */
function chooseScopes({scopes, metadataUrl, flows}: OAuthScheme, required: readonly string[]): readonly string[] {
  const isOpenId = metadataUrl !== undefined && flows.length === 0;
  return [...new Set([...(isOpenId ? ['openid'] : []), ...(scopes ?? required)])];
}

function describeExpiry({expiresAt, refreshToken}: SchemeSecret, isSandbox: boolean): string {
  if (expiresAt === undefined) return translate({id: 'theme.openapi.oauth.signedInForever', message: 'Signed in.'});
  const date = new Date(Number(expiresAt));
  // A server can name a time that no calendar has.
  if (Number.isNaN(date.getTime()))
    return translate({id: 'theme.openapi.oauth.signedInForever', message: 'Signed in.'});
  const isToday = date.toDateString() === new Date().toDateString();
  const time = date.toLocaleString(i18n.currentLocale, {timeStyle: 'short', ...(!isToday && {dateStyle: 'medium'})});
  const isExpired = !isSandbox && Number(expiresAt) <= Date.now();
  return !isExpired
    ? translate({id: 'theme.openapi.oauth.signedIn', message: 'Signed in. The token expires at {time}.'}, {time})
    : refreshToken === undefined
      ? translate({id: 'theme.openapi.oauth.expired', message: 'The token expired at {time}. Sign in again.'}, {time})
      : translate(
          {
            id: 'theme.openapi.oauth.refreshes',
            message: 'The token expired at {time}. It’s refreshed when you send a request.',
          },
          {time},
        );
}
