import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {useCallback, useState, type ReactNode} from 'react';
import {useLoaded} from '../../client/shared/use-loaded';
import {canSignIn, findFlow, type OAuthScheme} from '../../shared/oauth-scheme';
import {memory, readSecret, type SchemeSecret} from '../request/memory/memory';
import {useConsole} from '../shared/console-context';
import {Message, SmallButton} from '../shared/controls';
import Field from '../shared/Field';
import {useObservable} from '../shared/use-sandbox';
import ConsentDialog from './ConsentDialog';
import {loadOAuthScheme} from './load-scheme';
import ScopeList from './ScopeList';
import {useSignIn} from './use-sign-in';
import controls from '../shared/controls.module.css';
import fields from '../shared/fields.module.css';
import styles from './oauth.module.css';

interface OAuthFieldsProps {
  /** The name of the security scheme. */
  readonly scheme: string;
  /** The scopes that the operation requires. */
  readonly requiredScopes: readonly string[];
}

/** The controls for signing in with an OAuth 2 or OpenID Connect scheme. A field for the reader's own token follows. */
export default function OAuthFields({scheme: name, requiredScopes}: OAuthFieldsProps): ReactNode {
  const {document} = useConsole().model;
  const {value: scheme, error, retry} = useLoaded(useCallback(() => loadOAuthScheme(document, name), [document, name]));
  if (error !== undefined) return <Message onRetry={retry}>{error.message}</Message>;
  return scheme === undefined ? (
    <p className={controls.hint}>
      {translate({id: 'theme.openapi.oauth.loading', message: 'Reading the authorization server’s metadata…'})}
    </p>
  ) : (
    <SchemeControls scheme={scheme} requiredScopes={requiredScopes} />
  );
}

interface SchemeControlsProps extends Pick<OAuthFieldsProps, 'requiredScopes'> {
  readonly scheme: OAuthScheme;
}

function SchemeControls({scheme, requiredScopes}: SchemeControlsProps): ReactNode {
  const {model, destination} = useConsole();
  useObservable(memory);
  const secret = readSecret(model.document, destination.target, scheme.name);
  const isSandbox = destination.target === '';
  const [scopes, setScopes] = useState(() => chooseScopes(scheme, requiredScopes));
  const [clientSecret, setClientSecret] = useState('');
  const signIn = useSignIn(scheme, scopes, secret);
  const {clientId, isWaiting, prepareError, question} = signIn;
  const hasSignIn = canSignIn(scheme);
  const canUseSecret = scheme.clientCredentials === true && findFlow(scheme, 'clientCredentials') !== undefined;
  const isSignedIn = secret.clientId !== undefined && secret.value !== undefined;
  const error = signIn.error ?? prepareError?.message;
  const [act, label] =
    isWaiting && !isSandbox
      ? [signIn.cancel, translate({id: 'theme.openapi.oauth.cancel', message: 'Cancel'})]
      : isSignedIn
        ? [() => signIn.signOut(secret), translate({id: 'theme.openapi.oauth.signOut', message: 'Sign out'})]
        : prepareError !== undefined
          ? [signIn.retry, translate({id: 'theme.openapi.oauth.retry', message: 'Retry'})]
          : [signIn.signIn, translate({id: 'theme.openapi.oauth.signIn', message: 'Sign in'})];
  return (
    <div className={fields.field}>
      {(hasSignIn || canUseSecret) && scheme.clientId === undefined && !isSandbox && (
        <Field
          label={translate({id: 'theme.openapi.oauth.clientId', message: 'Client ID'})}
          value={clientId}
          onChange={signIn.setClientId}
          description={
            hasSignIn
              ? translate(
                  {id: 'theme.openapi.oauth.clientIdHint', message: 'Register this redirect URL for it: {url}'},
                  {url: signIn.redirectUri},
                )
              : undefined
          }
        />
      )}
      {(hasSignIn || canUseSecret) && !isSignedIn && (
        <ScopeFields description={scheme} required={requiredScopes} value={scopes} onChange={setScopes} />
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
      {scheme.flows.length > 0 && !hasSignIn && !canUseSecret && (
        <p className={controls.hint}>
          {translate(
            {
              id: 'theme.openapi.oauth.otherFlows',
              message: 'Pages can’t sign in with this flow: {flows}. Get a token elsewhere, and enter it.',
            },
            {flows: scheme.flows.map(({kind}) => kind).join(', ')},
          )}
        </p>
      )}
      <p role="status" className={styles.status}>
        {isWaiting && !isSandbox
          ? translate({id: 'theme.openapi.oauth.waiting', message: 'Sign in in the window that has opened.'})
          : isSignedIn && describeExpiry(secret, isSandbox)}
      </p>
      {error !== undefined && (
        <div className={controls.alert} role="alert">
          <p>{error}</p>
        </div>
      )}
      <div className={controls.row}>
        {/* One element, which keeps focus while its action changes. */}
        {(hasSignIn || isSignedIn) && (
          <SmallButton aria-disabled={act === signIn.signIn && !signIn.isReady} onClick={act}>
            {label}
          </SmallButton>
        )}
        {canUseSecret && !isSignedIn && (
          <SmallButton disabled={clientId === '' || clientSecret === ''} onClick={() => signIn.getToken(clientSecret)}>
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
  const date = new Date(Number(expiresAt));
  // A server can omit the time, or name one that no calendar has.
  if (Number.isNaN(date.getTime())) {
    return translate({id: 'theme.openapi.oauth.signedInForever', message: 'Signed in.'});
  }
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
