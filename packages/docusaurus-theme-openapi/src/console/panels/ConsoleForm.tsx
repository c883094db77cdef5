import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
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
  readonly onSend: () => void;
  /** The buttons below the fields. */
  readonly buttons: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form with a request. Ctrl+Enter in any field sends it. */
export default function ConsoleForm(props: ConsoleFormProps): ReactNode {
  const {formRef, labelledBy, isCollapsible, isOpen, onToggle, onSend, buttons, children} = props;
  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
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
      <div className={controls.row}>{buttons}</div>
    </form>
  );
}
