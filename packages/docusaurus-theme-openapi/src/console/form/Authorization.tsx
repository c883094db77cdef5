import type {ReactNode} from 'react';
import clsx from 'clsx';
import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import type {SecurityScheme} from '@developer-docs/openapi';
import {loadCode} from '../../client/try-it/recovery';
import {getRequirement} from '../request/credentials';
import type {RequestDraft} from '../request/draft';
import {memory} from '../request/memory';
import type {ConsoleCredential, ConsoleOperation} from '../data/operation';
import {explainScheme, getSchemeSecret, isUserScheme} from '../request/secrets';
import {Message} from '../shared/controls';
import controls from '../shared/controls.module.css';
import Field from '../shared/Field';
import fields from '../shared/fields.module.css';
import {useLoadedCode, useObservable} from '../shared/use-sandbox';
import styles from './form.module.css';

interface AuthorizationProps {
  readonly model: ConsoleOperation;
  /** What the request is sent with. */
  readonly credential: ConsoleCredential | undefined;
  /** The origin of the server that receives the request; `''` for the sandbox. */
  readonly target: string;
  /** URL of that server. Absent for the sandbox. */
  readonly server: string | undefined;
  readonly onChange: (changes: Partial<RequestDraft>) => void;
  /** Returns the fragment of a link that opens the console with the reader's draft. */
  readonly createHash: () => string;
  /** Called if a deploy has deleted the panel's code. */
  readonly onOutdated: () => void;
}

/**
 * The authorization panel of a document: the alternatives of the operation's security, and the fields of their schemes.
 * All operations of the document share what the reader enters.
 */
export default function Authorization(props: AuthorizationProps): ReactNode {
  const {model, credential, target, server, createHash, onChange, onOutdated} = props;
  const isSandbox = target === '';
  const {forgotten} = useObservable(memory);
  const credentials = model.credentials.filter(({scheme}) => isSandbox || scheme === undefined);
  const requirement = credential?.scheme === undefined ? getRequirement(model, credential) : [];
  const hasOptions = credentials.some(({schemes}) => schemes.length > 0);
  if (!hasOptions) return null;
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
          value={credential?.id ?? 'none'}
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
            memory.update(model.document, {credential: id});
            onChange({credential: id});
          }}
        />
      </div>
      {requirement.length > 0 && (
        <div className={styles.schemes}>
          {requirement.map(({scheme, scopes}) => (
            <SchemeFields
              key={`${scheme.name} ${forgotten}`}
              {...{model, scheme, scopes, target, server, createHash, onOutdated}}
              credential={credential?.id ?? 'none'}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SchemeFieldsProps extends Pick<
  AuthorizationProps,
  'model' | 'target' | 'server' | 'createHash' | 'onOutdated'
> {
  /** The ID of the credential that the scheme is a part of. */
  readonly credential: string;
  readonly scheme: SecurityScheme;
  /** The scopes that the operation requires. */
  readonly scopes: readonly string[];
}

/** The fields of a security scheme, or why a page can't use it. */
function SchemeFields(props: SchemeFieldsProps): ReactNode {
  const {model, scheme, scopes, target} = props;
  const {name, title, kind} = scheme;
  const isOAuth = kind === 'oauth2' || kind === 'openIdConnect';
  const isSandbox = target === '';
  const secret = getSchemeSecret(model, target, scheme);
  const change = (changes: typeof secret) => memory.setSecret(model.document, target, name, {...secret, ...changes});
  const reason = explainScheme(scheme, isSandbox);
  const hasMock = model.credentials.some((credential) => credential.scheme === name);
  const description = isSandbox
    ? hasMock
      ? undefined
      : translate({id: 'theme.openapi.console.auth.anyValue', message: 'The sandbox accepts any value.'})
    : translate({id: 'theme.openapi.console.auth.sentTo', message: 'Only sent to {origin}.'}, {origin: target});
  const scopeList = scopes.length > 0 && (
    <p className={clsx(controls.hint, styles.scopes)}>
      <Interpolate
        values={{
          scopes: <>{scopes.flatMap((scope, index) => [index > 0 && ', ', <code key={scope}>{scope}</code>])}</>,
        }}
      >
        {translate({id: 'theme.openapi.console.auth.scopes', message: 'Required scopes: {scopes}'})}
      </Interpolate>
    </p>
  );
  if (reason !== undefined) {
    return (
      <>
        <div className={fields.field}>
          <p className={fields.label}>{title}</p>
          <p>
            {reason} {translate({id: 'theme.openapi.console.auth.useSample', message: 'Use one of the code samples.'})}
          </p>
        </div>
        {scopeList}
      </>
    );
  }
  return (
    <div data-scheme={name}>
      {isOAuth && <LoadedOAuth key={target} {...props} />}
      {isUserScheme(scheme) ? (
        <div role="group" aria-label={title} className={fields.fields}>
          <Field
            label={translate({id: 'theme.openapi.console.auth.user', message: 'User name'})}
            type={title}
            value={secret.user ?? ''}
            onChange={(user) => change({user})}
            description={description}
          />
          <Field
            label={translate({id: 'theme.openapi.console.auth.password', message: 'Password'})}
            isSecret
            value={secret.password ?? ''}
            onChange={(password) => change({password})}
          />
        </div>
      ) : (
        <Field
          label={title}
          type={describeSyntax(scheme)}
          isSecret
          value={secret.value ?? ''}
          // A token of the reader's own isn't refreshed.
          onChange={(value) => memory.setSecret(model.document, target, name, {value})}
          description={description}
        />
      )}
      {scopeList}
    </div>
  );
}

/** Loads the code for signing in. */
const loadOAuth = () => loadCode(() => import(/* webpackChunkName: "sandbox-oauth" */ '../oauth/OAuthFields'));

function LoadedOAuth({
  model,
  scheme,
  scopes,
  target,
  server,
  credential,
  onOutdated,
  createHash,
}: SchemeFieldsProps): ReactNode {
  const {value: module, error, retry} = useLoadedCode(loadOAuth, onOutdated);
  if (error !== undefined)
    return (
      <Message onRetry={retry}>
        {translate({
          id: 'theme.openapi.console.loadError',
          message: 'The console couldn’t be loaded. Check your connection, then retry.',
        })}
      </Message>
    );
  const OAuthFields = module?.default;
  // Without its URL, a server can't get a token.
  return OAuthFields === undefined || (target !== '' && server === undefined) ? null : (
    <OAuthFields {...{model, target, server, credential, createHash}} scheme={scheme.name} requiredScopes={scopes} />
  );
}

/** Describes where a secret is sent, as in the code of samples. */
function describeSyntax({kind, parameter = '', in: location, httpScheme = ''}: SecurityScheme): string {
  if (kind !== 'apiKey') return `Authorization: ${kind === 'other' ? httpScheme : 'Bearer'} …`;
  return location === 'header'
    ? `${parameter}: …`
    : location === 'cookie'
      ? `Cookie: ${parameter}=…`
      : `?${parameter}=…`;
}
