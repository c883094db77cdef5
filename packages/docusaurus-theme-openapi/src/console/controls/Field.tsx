import {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import controls from './controls.module.css';
import styles from './fields.module.css';

/** What all fields of a form have, whatever their control is. */
export interface FieldFrameProps {
  readonly label: ReactNode;
  /** The type and its constraints. */
  readonly type?: string;
  readonly isRequired?: boolean;
  /** Error message. `undefined` for a valid value. */
  readonly error?: string;
  /** Plain text with inline code. */
  readonly description?: string;
}

const getErrorId = (id: string) => `${id}-error`;
const getDescriptionId = (id: string) => `${id}-description`;

export const RequiredBadge = (): ReactNode => (
  <span className="badge openapi-badge--required">
    {translate({id: 'theme.openapi.badge.required', message: 'required'})}
  </span>
);

/**
 * The label of a control, and its error, a hint, and its description below it. Their IDs are derived from that of the
 * control.
 */
export function FieldFrame(
  props: FieldFrameProps & {readonly id: string; readonly hint?: ReactNode; readonly children: ReactNode},
): ReactNode {
  const {id, label, type, isRequired = false, error, description, hint, children} = props;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.type}>{type}</span>
        {isRequired && <RequiredBadge />}
      </div>
      {children}
      <p id={getErrorId(id)} className={styles.error}>
        {error}
      </p>
      {hint}
      <p id={getDescriptionId(id)} className={controls.hint}>
        {description !== undefined && <InlineText text={description} />}
      </p>
    </div>
  );
}

/** Returns the attributes of a control in a {@link FieldFrame}. */
export const getControlAttributes = (id: string, error: string | undefined, otherId = '') => ({
  id,
  'aria-describedby': [getErrorId(id), otherId, getDescriptionId(id)].filter(Boolean).join(' '),
  'aria-invalid': error !== undefined,
});

export interface FieldProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options of a select field. Without a label, an option's value is its label. */
  readonly options?: readonly (string | readonly [value: string, label: string])[];
  /** Values that a text field suggests. */
  readonly suggestions?: readonly string[];
  /** The number of lines in a text field. */
  readonly rows?: number;
  readonly placeholder?: string;
  readonly isNumeric?: boolean;
  /** Whether the text is hidden on the screen. */
  readonly isSecret?: boolean;
  /** The request parameter that the field sets. */
  readonly parameter?: string;
}

/** A form field: its label, control, error, and description. */
export function Field(props: FieldProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <Control {...props} id={id} />
    </FieldFrame>
  );
}

/** The control of a field: a select element, several lines of text, or one line. */
function Control(props: FieldProps & {readonly id: string}): ReactNode {
  const {id, isRequired = false, error, value, onChange, parameter} = props;
  const {options, suggestions = [], rows = 1, placeholder, isNumeric = false, isSecret = false} = props;
  const control = {
    ...getControlAttributes(id, error),
    value,
    'data-parameter': parameter,
    'aria-required': isRequired,
    onChange: ({target}: {readonly target: {readonly value: string}}) => onChange(target.value),
  } as const;
  if (options !== undefined) {
    return (
      <select {...control}>
        {options.map((option) => {
          const [optionValue, text] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={optionValue} value={optionValue}>
              {text}
            </option>
          );
        })}
      </select>
    );
  }
  const textControl = {...control, placeholder, spellCheck: false, autoCapitalize: 'off', autoComplete: 'off'} as const;
  if (rows > 1) return <textarea {...textControl} className={styles.textarea} rows={rows} />;
  const listId = `${id}-suggestions`;
  return (
    <>
      <input
        {...textControl}
        type={isSecret ? 'password' : 'text'}
        inputMode={isNumeric ? 'numeric' : undefined}
        list={suggestions.length > 0 ? listId : undefined}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Plain text in which text between backticks is code. */
function InlineText({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

interface OptionalFieldsProps {
  readonly summary: string;
  /** Whether any of the fields has a value. */
  readonly hasValue: boolean;
  readonly children: ReactNode;
}

/** Collapsible fields, which open when one of them has a value. They stay open while the reader clears it. */
export function OptionalFields({summary, hasValue, children}: OptionalFieldsProps): ReactNode {
  const [isOpen, setIsOpen] = useState(hasValue);
  if (hasValue && !isOpen) setIsOpen(true);
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
