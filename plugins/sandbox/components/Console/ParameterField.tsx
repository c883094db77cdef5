import type {ReactNode} from 'react';
import type {Parameter} from '../../../contract';
import {toPlainText} from '../../../contract/client';
import NamedField from '../shared/NamedField';

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  /** Error message. `undefined` for a valid value. */
  readonly error: string | undefined;
  /** Values that are offered, such as IDs in earlier responses. */
  readonly suggestions: readonly string[];
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly onChange: (value: string) => void;
}

const booleans = [{value: true}, {value: false}] as const;

/** A control for a path, query, or header parameter. */
export default function ParameterField(props: ParameterFieldProps): ReactNode {
  const {parameter, value, error, suggestions, inputRef, onChange} = props;
  const {name, isRequired, description, schema} = parameter;
  const values = schema.enumValues.length > 0 ? schema.enumValues : schema.types.includes('boolean') ? booleans : [];
  const constraints = schema.constraints.filter(({isCode}) => !isCode).map(({text}) => text);
  const [example] = schema.examples;
  const defaultLabel = schema.default === undefined ? undefined : `Default: ${toPlainText(schema.default)}`;
  const exampleLabel = example === undefined ? undefined : `Example: ${toPlainText(example)}`;
  const control = {
    ref: inputRef,
    value,
    'aria-required': isRequired,
    onChange: ({target}: {readonly target: {readonly value: string}}) => onChange(target.value),
  } as const;
  const type = [schema.types.join(' or '), schema.format, ...constraints].filter(Boolean).join(', ');
  return (
    <NamedField {...{name, type, isRequired, error, description, suggestions}}>
      {(attributes, list) =>
        values.length > 0 ? (
          <select {...attributes} {...control}>
            <option value="">{defaultLabel ?? 'Not sent'}</option>
            {values.map((entry) => (
              <option key={toPlainText(entry.value)} value={toPlainText(entry.value)}>
                {toPlainText(entry.value)}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...attributes}
            {...list}
            {...control}
            type="text"
            inputMode={schema.types.includes('integer') ? 'numeric' : undefined}
            placeholder={defaultLabel ?? exampleLabel}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
        )
      }
    </NamedField>
  );
}
