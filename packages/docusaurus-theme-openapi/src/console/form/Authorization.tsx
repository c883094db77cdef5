import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {loadOnDemand} from '../../client/common/loading/load-on-demand';
import {LoadedPart} from '../../client/common/loading/LoadedPart';
import type {ConsoleScheme} from '../../shared/console-operation';
import {Field} from '../controls/Field';
import {explainScheme, findCredential, getRequirement, isUserScheme} from '../draft/credentials';
import {memory, type SchemeSecret} from '../memory/memory';
import {describeServer} from '../send/destination';
import {getSchemeSecret} from '../send/insert-secrets';
import {useConsole} from '../state/console-context';
import controls from '../controls/controls.module.css';
import fields from '../controls/fields.module.css';
import styles from './form.module.css';

/**
 * The authorization panel of a document: the alternatives of the operation's security, and the fields of their schemes.
 * All operations of the document share what the reader enters.
 */
export function Authorization(): ReactNode {
  const {operation, draft, destination, session, edit} = useConsole();
  const credentials = operation.credentials.filter(({scheme}) => destination.isSandbox || scheme === undefined);
  // The sandbox creates the secrets of its own credentials.
  const isOwn = findCredential(operation, draft.credential)?.scheme === undefined;
  const requirement = isOwn ? getRequirement(operation, draft.credential) : [];
  if (!credentials.some(({schemes}) => schemes.length > 0)) return null;
  return (
    <div
      role="group"
      aria-label={translate({id: 'theme.openapi.console.auth', message: 'Authentication'})}
      data-authorization
      tabIndex={-1}
    >
      <div className={fields.fields}>
        <Field
          label={translate({id: 'theme.openapi.console.credential', message: 'Credential'})}
          value={draft.credential}
          options={credentials.map(
            ({id, label, isAccepted}) =>
              [
                id,
                isAccepted
                  ? label
                  : translate(
                      {id: 'theme.openapi.console.credential.notAccepted', message: '{credential} (not accepted)'},
                      {credential: label},
                    ),
              ] as const,
          )}
          onChange={(id) => {
            memory.update(operation.documentId, {credential: id});
            edit({credential: id});
          }}
        />
      </div>
      {requirement.length > 0 && (
        <div className={styles.schemes}>
          {requirement.map(({scheme, scopes}) => (
            <SchemeFields key={`${scheme.name} ${session}`} scheme={scheme} scopes={scopes} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Loads the code for signing in. */
const loadOAuth = () =>
  loadOnDemand(() => import(/* webpackChunkName: "openapi-console-oauth" */ './sign-in/OAuthFields'));

interface SchemeFieldsProps {
  readonly scheme: ConsoleScheme;
  /** The scopes that the operation requires. */
  readonly scopes: readonly string[];
}

/** The fields of a security scheme, or why a page can't use it. */
function SchemeFields({scheme, scopes}: SchemeFieldsProps): ReactNode {
  const {destination} = useConsole();
  const reason = explainScheme(scheme, destination.isSandbox);
  return (
    <div data-scheme={scheme.name}>
      {reason === undefined ? (
        <SecretFields scheme={scheme} scopes={scopes} />
      ) : (
        <div className={fields.field}>
          <p className={fields.label}>{scheme.title}</p>
          <p>{reason}</p>
        </div>
      )}
      {scopes.length > 0 && (
        <p className={clsx(controls.hint, styles.scopes)}>
          <Interpolate
            values={{
              scopes: <>{scopes.flatMap((scope, index) => [index > 0 && ', ', <code key={scope}>{scope}</code>])}</>,
            }}
          >
            {translate({id: 'theme.openapi.console.auth.scopes', message: 'Required scopes: {scopes}'})}
          </Interpolate>
        </p>
      )}
    </div>
  );
}

function SecretFields({scheme, scopes}: SchemeFieldsProps): ReactNode {
  const {operation, destination} = useConsole();
  const {name, title, kind} = scheme;
  const {origin, isSandbox, url} = destination;
  const secret = getSchemeSecret(operation, origin, scheme);
  const set = (value: SchemeSecret) => memory.setSecret(operation.documentId, origin, name, value);
  // Without its URL, a server can't get a token.
  const canGetToken = (kind === 'oauth2' || kind === 'openIdConnect') && (isSandbox || url !== undefined);
  const description = useSecretHint(name);
  return (
    <>
      {canGetToken && (
        <LoadedPart load={loadOAuth}>
          {({OAuthFields}) => <OAuthFields scheme={name} requiredScopes={scopes} />}
        </LoadedPart>
      )}
      {isUserScheme(scheme) ? (
        <div role="group" aria-label={title} className={fields.fields}>
          <Field
            label={translate({id: 'theme.openapi.console.auth.user', message: 'User name'})}
            type={title}
            value={secret.user ?? ''}
            onChange={(user) => set({...secret, user})}
            description={description}
          />
          <Field
            label={translate({id: 'theme.openapi.console.auth.password', message: 'Password'})}
            isSecret
            value={secret.password ?? ''}
            onChange={(password) => set({...secret, password})}
          />
        </div>
      ) : (
        <Field
          label={title}
          type={describeSyntax(scheme)}
          isSecret
          value={secret.value ?? ''}
          // A token of the reader's own isn't refreshed.
          onChange={(value) => set({value})}
          description={description}
        />
      )}
    </>
  );
}

/** Returns where a secret is sent, or what the sandbox accepts. */
function useSecretHint(scheme: string): string | undefined {
  const {operation, destination} = useConsole();
  if (destination.isSandbox) {
    return operation.credentials.some((credential) => credential.scheme === scheme)
      ? undefined
      : translate({id: 'theme.openapi.console.auth.anyValue', message: 'The sandbox accepts any value.'});
  }
  return destination.proxy === undefined
    ? translate(
        {id: 'theme.openapi.console.auth.sentTo', message: 'Only sent to {origin}.'},
        {origin: destination.origin},
      )
    : describeServer(destination);
}

/** Describes where a secret is sent, as in the code of samples. */
function describeSyntax({kind, parameter = '', in: location, httpScheme = ''}: ConsoleScheme): string {
  if (kind !== 'apiKey') return `Authorization: ${kind === 'other' ? httpScheme : 'Bearer'} …`;
  const prefixes = {header: `${parameter}: `, cookie: `Cookie: ${parameter}=`, query: `?${parameter}=`};
  return `${prefixes[location ?? 'query']}…`;
}
