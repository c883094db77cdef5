import {useId, type ReactNode} from 'react';
import controls from './controls.module.css';
import styles from './fields.module.css';
import InlineText from './InlineText';

/** Attributes that connect a control to its label, error, and description. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

interface NamedFieldProps {
  readonly name: string;
  /** The type, and further restrictions. */
  readonly type: string;
  readonly isRequired?: boolean;
  /** Error message. `undefined` for a valid value. */
  readonly error?: string | undefined;
  /** Plain text with inline code. */
  readonly description?: string | undefined;
  /** Values that a text field offers. */
  readonly suggestions?: readonly string[];
  /** @param list - Attribute of a text field; absent without suggestions. */
  readonly children: (attributes: ControlAttributes, list: {readonly list?: string}) => ReactNode;
}

/** A parameter, an option, or an argument: its name, its type, a control for its value, and its description. */
export default function NamedField(props: NamedFieldProps): ReactNode {
  const {name, type, isRequired = false, error, description, suggestions = [], children} = props;
  const id = useId();
  const [errorId, descriptionId, listId] = [`${id}-error`, `${id}-description`, `${id}-suggestions`];
  const attributes = {
    id,
    'aria-describedby': `${errorId} ${descriptionId}`,
    'aria-invalid': error !== undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <span className={styles.type}>{type}</span>
        {isRequired && <span className="badge badge--required">required</span>}
      </div>
      {children(attributes, suggestions.length > 0 ? {list: listId} : {})}
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
      <p id={descriptionId} className={controls.hint}>
        {description !== undefined && <InlineText text={description} />}
      </p>
    </div>
  );
}
