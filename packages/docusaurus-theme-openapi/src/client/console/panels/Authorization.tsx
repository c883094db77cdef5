import type {ReactNode} from 'react';
import type {SecurityScheme} from '@developer-docs/openapi';
import {t} from '../../console-texts';
import {getRequirement} from '../model/credentials';
import type {RequestDraft} from '../model/draft';
import {memory} from '../model/memory';
import type {ConsoleCredential, ConsoleOperation} from '../model/operation';
import {explainScheme, getSchemeSecret, isUserScheme} from '../model/secrets';
import {FilledText, SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import Field from '../shared/Field';
import fields from '../shared/fields.module.css';
import {useObservable} from '../shared/use-loaded';
import styles from './Console.module.css';

interface AuthorizationProps {
  readonly model: ConsoleOperation;
  readonly draft: RequestDraft;
  /** What the request is sent with. */
  readonly credential: ConsoleCredential | undefined;
  /** The origin of the server that receives the request; `''` for the sandbox. */
  readonly target: string;
  readonly onChange: (changes: Partial<RequestDraft>) => void;
  /** Called after everything that the reader has entered has been deleted. */
  readonly onForget: () => void;
}

/**
 * The authorization panel of a document: the alternatives of the operation's security, and the fields of their schemes.
 * All operations of the document share what the reader enters.
 */
export default function Authorization(props: AuthorizationProps): ReactNode {
  const {model, draft, credential, target, onChange, onForget} = props;
  const isSandbox = target === '';
  const {isRemembered} = useObservable(memory);
  const credentials = model.credentials.filter(({scheme}) => isSandbox || scheme === undefined);
  const requirement = credential?.scheme === undefined ? getRequirement(model, credential) : [];
  const hasOptions = credentials.some(({schemes}) => schemes.length > 0);
  if (!hasOptions) return null;
  return (
    <div className={styles.authorization} role="group" aria-label={t('console.auth')} data-authorization tabIndex={-1}>
      <div className={fields.fields}>
        <Field
          label={t('console.credential')}
          value={credential?.id ?? 'none'}
          options={credentials.map(
            ({id, label, isAccepted}) =>
              [id, isAccepted ? label : t('console.credential.notAccepted', {credential: label})] as const,
          )}
          onChange={(id) => {
            memory.update(model.document, {credential: id});
            onChange({credential: id});
          }}
        />
        {credential?.userId !== undefined && (
          <Field label={t('console.userId')} value={draft.userId} onChange={(userId) => onChange({userId})} />
        )}
      </div>
      {requirement.map(({scheme, scopes}) => (
        <SchemeFields key={scheme.name} model={model} scheme={scheme} scopes={scopes} target={target} />
      ))}
      {requirement.length > 0 && !isSandbox && (
        <div className={controls.row}>
          {model.canRemember && (
            <label className={controls.row}>
              <input
                type="checkbox"
                checked={isRemembered}
                onChange={({target: {checked}}) => memory.remember(checked)}
              />
              {t('console.auth.remember')}
            </label>
          )}
          <SmallButton
            onClick={() => {
              memory.forget();
              onForget();
            }}
          >
            {t('console.auth.forget')}
          </SmallButton>
        </div>
      )}
    </div>
  );
}

interface SchemeFieldsProps extends Pick<AuthorizationProps, 'model' | 'target'> {
  readonly scheme: SecurityScheme;
  /** The scopes that the operation requires. */
  readonly scopes: readonly string[];
}

/** The fields of a security scheme, or why a page can't use it. */
function SchemeFields({model, scheme, scopes, target}: SchemeFieldsProps): ReactNode {
  const {name, title} = scheme;
  const isSandbox = target === '';
  const secret = getSchemeSecret(model, target, scheme);
  const change = (changes: typeof secret) => memory.setSecret(model.document, target, name, {...secret, ...changes});
  const reason = explainScheme(scheme, isSandbox);
  const hasMock = model.credentials.some((credential) => credential.scheme === name);
  const description = isSandbox
    ? hasMock
      ? undefined
      : t('console.auth.anyValue')
    : t('console.auth.sentTo', {origin: target});
  const scopeList = scopes.length > 0 && (
    <p className={controls.hint}>
      <FilledText
        text={t('console.auth.scopes')}
        values={{scopes: scopes.flatMap((scope, index) => [index > 0 && ', ', <code key={scope}>{scope}</code>])}}
      />
    </p>
  );
  if (reason !== undefined) {
    return (
      <div className={fields.field}>
        <p className={fields.label}>{title}</p>
        <p>
          {reason} {t('console.auth.useSample')}
        </p>
        {scopeList}
      </div>
    );
  }
  return (
    <div data-scheme={name}>
      {isUserScheme(scheme) ? (
        <div role="group" aria-label={title} className={fields.fields}>
          <Field
            label={t('console.auth.user')}
            type={title}
            value={secret.user ?? ''}
            onChange={(user) => change({user})}
            description={description}
          />
          <Field
            label={t('console.auth.password')}
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
          onChange={(value) => change({value})}
          description={description}
        />
      )}
      {scopeList}
    </div>
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
