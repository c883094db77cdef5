import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {useCallback, useState, type ComponentProps, type ReactNode} from 'react';
import {LoadedPart} from '../../../client/common/loading/LoadedPart';
import {canSignIn, findFlow, type OAuthScheme} from '../../../shared/oauth-scheme';
import {Field} from '../../controls/Field';
import {SmallButton} from '../../controls/SmallButton';
import {loadOAuthScheme} from '../../load-descriptions';
import {memory, type SchemeSecret} from '../../memory/memory';
import {useConsole} from '../../state/console-context';
import {ConsentDialog, ScopeList} from './ConsentDialog';
import {useSignIn} from './use-sign-in';
import controls from '../../controls/controls.module.css';
import fields from '../../controls/fields.module.css';
import styles from './sign-in.module.css';

interface OAuthFieldsProps {
  /** The name of the scheme. */
  readonly scheme: string;
  /** The scopes that the operation requires. */
  readonly requiredScopes: readonly string[];
}

/** The controls for signing in with an OAuth 2 or OpenID Connect scheme. A field for the reader's own token follows. */
export function OAuthFields({scheme: name, requiredScopes}: OAuthFieldsProps): ReactNode {
  const {documentId} = useConsole().operation;
  const load = useCallback(() => loadOAuthScheme(documentId, name), [documentId, name]);
  return (
    <LoadedPart load={load}>{(scheme) => <SchemeFlows scheme={scheme} requiredScopes={requiredScopes} />}</LoadedPart>
  );
}

interface SchemeProps extends Omit<OAuthFieldsProps, 'scheme'> {
  readonly scheme: OAuthScheme;
}

/** The controls for signing in, or which flows pages can't use. */
function SchemeFlows({scheme, requiredScopes}: SchemeProps): ReactNode {
  return canSignIn(scheme) || canUseSecret(scheme) ? (
    <SignInFields scheme={scheme} requiredScopes={requiredScopes} />
  ) : (
    <p className={controls.hint}>
      {translate(
        {
          id: 'theme.openapi.oauth.otherFlows',
          message: 'Pages can’t sign in with this flow: {flows}. Get a token elsewhere, and enter it.',
        },
        {flows: scheme.flows.map(({kind}) => kind).join(', ')},
      )}
    </p>
  );
}

/** Returns whether readers can get a token with the secret of a client. */
const canUseSecret = (scheme: OAuthScheme) =>
  scheme.clientCredentials === true && findFlow(scheme, 'clientCredentials') !== undefined;

function SignInFields({scheme, requiredScopes}: SchemeProps): ReactNode {
  const {operation, destination} = useConsole();
  const secret = memory.readSecret(operation.documentId, destination.origin, scheme.name);
  const {isSandbox} = destination;
  const [scopes, setScopes] = useState(() => chooseScopes(scheme, requiredScopes));
  const [clientSecret, setClientSecret] = useState('');
  const signIn = useSignIn(scheme, scopes, secret);
  const {clientId, question, error, isWaiting} = signIn;
  const needsSecret = canUseSecret(scheme) && !isSignedIn(secret);
  const chooseAction = (): ComponentProps<typeof SmallButton> => {
    if (isWaiting) {
      return {onClick: signIn.cancel, children: translate({id: 'theme.openapi.oauth.cancel', message: 'Cancel'})};
    }
    return isSignedIn(secret)
      ? {onClick: signIn.signOut, children: translate({id: 'theme.openapi.oauth.signOut', message: 'Sign out'})}
      : {
          onClick: signIn.signIn,
          disabled: clientId === '',
          children: translate({id: 'theme.openapi.oauth.signIn', message: 'Sign in'}),
        };
  };
  return (
    <div className={fields.field}>
      {scheme.clientId === undefined && !isSandbox && (
        <Field
          label={translate({id: 'theme.openapi.oauth.clientId', message: 'Client ID'})}
          value={clientId}
          onChange={signIn.setClientId}
          description={canSignIn(scheme) ? describeRedirect(signIn.redirectUri) : undefined}
        />
      )}
      {!isSignedIn(secret) && (
        <ScopeFields scheme={scheme} required={requiredScopes} value={scopes} onChange={setScopes} />
      )}
      {needsSecret && (
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
      <p role="status" className={styles.status}>
        {isWaiting
          ? translate({id: 'theme.openapi.oauth.waiting', message: 'Sign in in the window that has opened.'})
          : isSignedIn(secret) && describeExpiry(secret, isSandbox)}
      </p>
      {error !== undefined && (
        <div className={controls.alert} role="alert">
          <p>{error}</p>
        </div>
      )}
      <div className={controls.row}>
        {(canSignIn(scheme) || isSignedIn(secret)) && (
          // One element, which keeps focus while its action changes.
          <SmallButton {...chooseAction()} />
        )}
        {needsSecret && (
          <SmallButton disabled={clientId === '' || clientSecret === ''} onClick={() => signIn.getToken(clientSecret)}>
            {translate({id: 'theme.openapi.oauth.getToken', message: 'Get a token'})}
          </SmallButton>
        )}
      </div>
      {question !== undefined && <ConsentDialog request={question.request} onDecide={question.decide} />}
    </div>
  );
}

const isSignedIn = ({clientId, value}: SchemeSecret) => clientId !== undefined && value !== undefined;

const describeRedirect = (url: string) =>
  translate({id: 'theme.openapi.oauth.clientIdHint', message: 'Register this redirect URL for it: {url}'}, {url});

/** Maximum number of scopes to choose from. Documents can have hundreds. */
const maxScopes = 20;

interface ScopeFieldsProps {
  readonly scheme: OAuthScheme;
  readonly required: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

function ScopeFields({scheme, required, value, onChange}: ScopeFieldsProps): ReactNode {
  const declared = new Map(scheme.flows.flatMap(({scopes}) => Object.entries(scopes)));
  const names = [...new Set([...value, ...required, ...(scheme.scopes ?? []), ...declared.keys()])].slice(0, maxScopes);
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
  const date = new Date(expiresAt ?? NaN);
  // A server can omit the time, or name one that no calendar has.
  if (Number.isNaN(date.getTime())) {
    return translate({id: 'theme.openapi.oauth.signedInForever', message: 'Signed in.'});
  }
  const isToday = date.toDateString() === new Date().toDateString();
  const time = date.toLocaleString(i18n.currentLocale, {timeStyle: 'short', ...(!isToday && {dateStyle: 'medium'})});
  // Otherwise, it's refreshed when the reader sends a request.
  const isExpired = !isSandbox && refreshToken === undefined && date.getTime() <= Date.now();
  return isExpired
    ? translate({id: 'theme.openapi.oauth.expired', message: 'The token expired at {time}. Sign in again.'}, {time})
    : translate({id: 'theme.openapi.oauth.signedIn', message: 'Signed in. The token expires at {time}.'}, {time});
}
