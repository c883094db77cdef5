import {useId, type ReactNode} from 'react';
import {findExpressionError} from '../../client/playground/expression';
import InlineText from '../Console/InlineText';
import consoleStyles from '../Console/styles.module.css';

/** About the number of characters in a line of a field. */
const lineLength = 36;

interface ExpressionFieldProps {
  readonly name: string;
  /** TypeScript type. */
  readonly type: string;
  /** JavaScript, or an empty text for an option that isn't set. */
  readonly value: string;
  readonly isRequired?: boolean;
  readonly placeholder?: string;
  /** Plain text with inline code. */
  readonly description?: string;
  readonly suggestions?: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A field for a value in JavaScript. */
export default function ExpressionField(props: ExpressionFieldProps): ReactNode {
  const {name, type, value, isRequired = false, placeholder, description, suggestions = [], onChange} = props;
  const id = useId();
  const error = value === '' && !isRequired ? undefined : findExpressionError(value);
  const isMultiline = suggestions.length === 0 && !/^(?:string|number)\b/.test(type);
  const control = {
    id,
    value,
    placeholder,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-error ${id}-description`,
    onChange: ({target}: {readonly target: {readonly value: string}}) => {
      onChange(target.value);
    },
  } as const;
  return (
    <div className={consoleStyles.field}>
      <div className={consoleStyles.fieldLabel}>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <span className={consoleStyles.type}>{type}</span>
      </div>
      {isMultiline ? (
        <textarea
          {...control}
          className={consoleStyles.textarea}
          rows={Math.max(2, Math.ceil(value.length / lineLength))}
        />
      ) : (
        <input {...control} type="text" {...(suggestions.length > 0 && {list: `${id}-suggestions`})} />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <p id={`${id}-error`} className={consoleStyles.fieldError}>
        {error}
      </p>
      <p id={`${id}-description`} className={consoleStyles.hint}>
        {description !== undefined && <InlineText text={description} />}
      </p>
    </div>
  );
}
