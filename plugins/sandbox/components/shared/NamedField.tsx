import {useId, type ReactNode} from 'react';
import InlineText from '../Console/InlineText';
import styles from '../Console/styles.module.css';

interface ValueFieldProps {
  readonly name: string;
  /** TypeScript type. */
  readonly type: string;
  /** Plain text with inline code. */
  readonly description?: string | undefined;
  /** Renders the control with the attributes that connect it to its label and description. */
  readonly children: (attributes: {readonly id: string; readonly 'aria-describedby': string}) => ReactNode;
}

/** An option or an argument: its name, its type, a control for its value, and its description. */
export default function ValueField({name, type, description, children}: ValueFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.fieldLabel}>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <span className={styles.type}>{type}</span>
      </div>
      {children({id, 'aria-describedby': `${id}-description`})}
      <p id={`${id}-description`} className={styles.hint}>
        {description !== undefined && <InlineText text={description} />}
      </p>
    </div>
  );
}
