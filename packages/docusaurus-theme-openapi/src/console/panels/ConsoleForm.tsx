import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import controls from '../shared/controls.module.css';
import styles from './Console.module.css';

interface ConsoleFormProps {
  readonly formRef: Ref<HTMLFormElement>;
  /** The ID of the element that names the form. */
  readonly labelledBy: string;
  /** Whether the reader can collapse the fields. */
  readonly isCollapsible: boolean;
  /** Whether collapsible fields are visible. Otherwise, they aren't rendered, so that their code isn't loaded. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly sendLabel: string;
  readonly isSending: boolean;
  /** Whether sending is the next step. */
  readonly isPrimary: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  /** The buttons beside the one that sends. */
  readonly buttons: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form with a request. Ctrl+Enter in any field sends it. */
export default function ConsoleForm(props: ConsoleFormProps): ReactNode {
  const {formRef, labelledBy, isCollapsible, isOpen, onToggle, buttons, children} = props;
  const {sendLabel, isSending, isPrimary, onSend, onCancel} = props;
  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field would send the request again. The button is Cancel by then.
        if (!isSending) onSend();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      {isCollapsible ? (
        <details open={isOpen} onToggle={({currentTarget}) => onToggle(currentTarget.open)}>
          <summary>{translate({id: 'theme.openapi.console.edit', message: 'Edit the request'})}</summary>
          {isOpen && children}
        </details>
      ) : (
        children
      )}
      <div className={controls.row}>
        <button
          // Enter in a field doesn't cancel.
          type={isSending ? 'button' : 'submit'}
          className={clsx('button', isPrimary ? 'button--primary' : 'button--secondary')}
          onClick={(event) => {
            if (!isSending) return;
            // The button is one that submits by the end of this press, which would send the request again.
            event.preventDefault();
            onCancel();
          }}
        >
          {isSending ? translate({id: 'theme.openapi.console.cancel', message: 'Cancel'}) : sendLabel}
        </button>
        {buttons}
      </div>
    </form>
  );
}
