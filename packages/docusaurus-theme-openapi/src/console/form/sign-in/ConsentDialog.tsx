import type {AuthorizationDecision, AuthorizationRequest} from '@developer-docs/mock-api';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import controls from '../../controls/controls.module.css';
import fields from '../../controls/fields.module.css';
import styles from './sign-in.module.css';

interface ConsentDialogProps {
  readonly request: AuthorizationRequest;
  readonly onDecide: (decision: AuthorizationDecision) => void;
}

/** The question that the sandbox asks instead of the page of an authorization server. */
export function ConsentDialog({request: {clientId, scopes}, onDecide}: ConsentDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [granted, setGranted] = useState<readonly string[]>(() => scopes.map(({name}) => name));
  const titleId = useId();
  const decision = useRef<AuthorizationDecision>('deny');
  /** Closes the dialog, so that the browser returns focus to the button. Escape denies access. */
  const decide = (decided: AuthorizationDecision) => {
    decision.current = decided;
    dialog.current?.close();
  };
  useEffect(() => {
    // The browser moves focus into a modal dialog.
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={() => onDecide(decision.current)}>
      <p id={titleId} className={styles.title}>
        {translate({id: 'theme.openapi.oauth.dialog', message: 'Sandbox: {client} asks for'}, {client: clientId})}
      </p>
      {scopes.length === 0 && (
        <p>{translate({id: 'theme.openapi.oauth.noScopes', message: 'Access without scopes'})}</p>
      )}
      <ScopeList scopes={scopes} value={granted} onChange={setGranted} />
      <div className={controls.row}>
        <button type="button" className="button button--primary" onClick={() => decide({scopes: granted})}>
          {translate({id: 'theme.openapi.oauth.allow', message: 'Allow'})}
        </button>
        <button type="button" className="button button--secondary" onClick={() => decide('deny')}>
          {translate({id: 'theme.openapi.oauth.deny', message: 'Deny'})}
        </button>
      </div>
    </dialog>
  );
}

interface ScopeListProps {
  readonly scopes: readonly {readonly name: string; readonly description: string | undefined}[];
  /** The names of the selected scopes. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Scopes to choose from. */
export function ScopeList({scopes, value, onChange}: ScopeListProps): ReactNode {
  return scopes.map(({name, description}) => (
    <label key={name} className={clsx(fields.checkbox, styles.scope)}>
      <input
        type="checkbox"
        checked={value.includes(name)}
        onChange={({target: {checked}}) =>
          onChange(checked ? [...value, name] : value.filter((scope) => scope !== name))
        }
      />
      <span>
        <code>{name}</code> {description}
      </span>
    </label>
  ));
}
