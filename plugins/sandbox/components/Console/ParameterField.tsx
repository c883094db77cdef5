import {useId, type ReactNode} from 'react';
import type {Parameter} from '../../../contract';
import {toPlainText} from '../../../contract/client';
import InlineText from './InlineText';
import styles from './styles.module.css';

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  /** What's wrong with the value, if anything. */
  readonly error: string | undefined;
  /** Values that are offered, such as IDs in earlier responses. */
  readonly suggestions: readonly string[];
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly onChange: (value: string) => void;
}

/** A control for a path, query, or header parameter. */
export default function ParameterField(props: ParameterFieldProps): ReactNode {
  const {parameter, value, error, suggestions, inputRef, onChange} = props;
  const {name, isRequired, description, schema} = parameter;
  const id = useId();
  const values = schema.enumValues.length > 0 ? schema.enumValues : schema.types.includes('boolean') ? booleans : [];
  const constraints = schema.constraints.filter(({isCode}) => !isCode).map(({text}) => text);
  const placeholder = schema.default === undefined ? undefined : `Default: ${toPlainText(schema.default)}`;
  const control = {
    id,
    ref: inputRef,
    value,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-description ${id}-error`,
    onChange: ({target}: {readonly target: {readonly value: string}}) => {
      onChange(target.value);
    },
  } as const;
  return (
    <div className={styles.field}>
      <div className={styles.fieldLabel}>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <span className={styles.type}>{[schema.types.join(' or '), ...constraints].filter(Boolean).join(', ')}</span>
        {isRequired && <span className="badge badge--required">required</span>}
      </div>
      {values.length > 0 ? (
        <select {...control}>
          <option value="">{placeholder ?? 'Not sent'}</option>
          {values.map((entry) => (
            <option key={toPlainText(entry.value)} value={toPlainText(entry.value)}>
              {toPlainText(entry.value)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type="text"
          inputMode={schema.types.includes('integer') ? 'numeric' : undefined}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          {...(suggestions.length > 0 && {list: `${id}-suggestions`})}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <p id={`${id}-error`} className={styles.fieldError}>
        {error}
      </p>
      <p id={`${id}-description`} className={styles.hint}>
        {description !== undefined && <InlineText text={description} />}
      </p>
    </div>
  );
}

const booleans = [{value: true}, {value: false}] as const;
