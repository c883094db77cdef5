import type {ReactNode} from 'react';
import {findExpressionError} from '../../client/playground/expression';
import consoleStyles from '../Console/styles.module.css';
import ValueField from './ValueField';

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
  const error = value === '' && !isRequired ? undefined : findExpressionError(value);
  const isMultiline = suggestions.length === 0 && !/^(?:string|number)\b/.test(type);
  return (
    <ValueField {...{name, type, description}}>
      {(attributes) => {
        const {id} = attributes;
        const control = {
          id,
          value,
          placeholder,
          spellCheck: false,
          autoCapitalize: 'off',
          autoComplete: 'off',
          'aria-invalid': error !== undefined,
          'aria-describedby': `${id}-error ${attributes['aria-describedby']}`,
          onChange: ({target}: {readonly target: {readonly value: string}}) => {
            onChange(target.value);
          },
        } as const;
        return (
          <>
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
          </>
        );
      }}
    </ValueField>
  );
}
