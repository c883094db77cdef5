import type {ReactNode} from 'react';
import {findExpressionError} from '../../client/playground/expression';
import fields from '../shared/fields.module.css';
import NamedField from '../shared/NamedField';

/** Approximate number of characters per line. */
const lineLength = 36;

interface ExpressionFieldProps {
  readonly name: string;
  /** TypeScript type. */
  readonly type: string;
  /** JavaScript, or an empty string if the option isn't set. */
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
  const control = {
    value,
    placeholder,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    onChange: ({target}: {readonly target: {readonly value: string}}) => onChange(target.value),
  } as const;
  return (
    <NamedField {...{name, type, error, description, suggestions}}>
      {(attributes, list) =>
        isMultiline ? (
          <textarea
            {...attributes}
            {...control}
            className={fields.textarea}
            rows={Math.max(2, Math.ceil(value.length / lineLength))}
          />
        ) : (
          <input {...attributes} {...list} {...control} type="text" />
        )
      }
    </NamedField>
  );
}
