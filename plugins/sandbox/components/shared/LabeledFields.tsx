import {useId, type ReactNode} from 'react';
import styles from './fields.module.css';

interface LabeledFieldProps {
  readonly label: string;
  /** Renders the control with the ID that the label refers to. */
  readonly children: (id: string) => ReactNode;
}

function LabeledField({label, children}: LabeledFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      {children(id)}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** If it's absent, the text can only be copied. */
  readonly onChange?: (value: string) => void;
}

export function TextField({label, value, onChange}: TextFieldProps): ReactNode {
  return (
    <LabeledField label={label}>
      {(id) => (
        <input
          id={id}
          type="text"
          value={value}
          spellCheck={false}
          autoComplete="off"
          readOnly={onChange === undefined}
          onFocus={({target}) => {
            if (target.readOnly) target.select();
          }}
          onChange={({target}) => onChange?.(target.value)}
        />
      )}
    </LabeledField>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
}

export function Choice({label, value, options, onChange}: ChoiceProps): ReactNode {
  return (
    <LabeledField label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({target}) => onChange(target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}
