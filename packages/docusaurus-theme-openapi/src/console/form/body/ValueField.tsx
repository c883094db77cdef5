import {isObject, stringifyJson, type Json} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Field} from '../../controls/Field';
import {formatFieldValue, parseFieldValue} from '../../draft/field-text';
import type {DescribedField} from './form-fields';

interface ValueFieldProps {
  readonly field: DescribedField;
  /** `undefined` if the field isn't sent. */
  readonly value: Json | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** A field of a form that isn't a file. Objects are JSON, and lists are JSON or values that are separated by commas. */
export function ValueField({field, value, error, onChange}: ValueFieldProps): ReactNode {
  const {name, isRequired, isList, types, mediaType, choices} = field;
  const [text, setText] = useState('');
  const read = (input: string) => (input === '' ? undefined : parseFieldValue(types, mediaType, input));
  const format = () => (isObject(value) ? stringifyJson(value, 2) : formatFieldValue(mediaType, value));
  // The reader's text stays as it is until something else, such as an example, changes the value.
  const isOwnText = stringifyJson(read(text) ?? null) === stringifyJson(value ?? null);
  const isStructured = types.includes('object') || isObject(value);
  const hint =
    isList && mediaType === undefined && !field.itemTypes.includes('object')
      ? translate({id: 'theme.openapi.console.form.list', message: 'Separate values with commas.'})
      : '';
  return (
    <Field
      label={<code>{name}</code>}
      type={field.type}
      parameter={name}
      isRequired={isRequired}
      error={error}
      description={[field.description, hint].filter(Boolean).join(' ')}
      options={
        choices.length > 0 && !isList
          ? [['', translate({id: 'theme.openapi.console.notSent', message: 'Not sent'})], ...choices]
          : undefined
      }
      rows={isStructured ? 4 : 1}
      isNumeric={types.includes('integer')}
      value={isOwnText ? text : format()}
      onChange={(input) => {
        setText(input);
        onChange(read(input));
      }}
    />
  );
}
