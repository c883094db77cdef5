import type {ReactNode} from 'react';
import {evaluate, quote} from '../../client/playground/expression';
import type {PlaygroundModel, PlaygroundOption} from '../../client/playground/sdk';
import controls from '../shared/controls.module.css';
import fields from '../shared/fields.module.css';
import InlineText from '../shared/InlineText';
import NamedField from '../shared/NamedField';
import ExpressionField from './ExpressionField';
import styles from './Playground.module.css';

type Options = Readonly<Record<string, string>>;

interface OptionFieldsProps {
  readonly model: PlaygroundModel;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** A form for the options, generated from their declarations. */
export default function OptionFields({model: {optionEntries}, options, onChange}: OptionFieldsProps): ReactNode {
  const set = (name: string, value: string) => {
    const {[name]: _previous, ...others} = options;
    onChange(value === '' ? others : {...options, [name]: value});
  };
  // Undeclared options, such as a misspelled one.
  const otherNames = Object.keys(options).filter((name) => !optionEntries.some((option) => option.name === name));
  return (
    <>
      {otherNames.map((name) => (
        <ExpressionField
          key={name}
          name={name}
          type="string"
          value={options[name] ?? ''}
          onChange={(value) => set(name, value)}
        />
      ))}
      {optionEntries.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={options[option.name] ?? ''}
          onChange={(value) => set(option.name, value)}
        />
      ))}
    </>
  );
}

interface OptionFieldProps {
  readonly option: PlaygroundOption;
  /** JavaScript, or an empty string if the option isn't set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionField({option, value, onChange}: OptionFieldProps): ReactNode {
  const {name, type, control, description} = option;
  const placeholder = `Default: ${option.default.replaceAll('`', '')}`;
  switch (control.kind) {
    case 'expression':
      return <ExpressionField {...{name, type, value, placeholder, description, onChange}} />;
    case 'choices':
      return <ChoicesField {...{option, values: control.values, value, onChange}} />;
    case 'text':
      return (
        <NamedField {...{name, type, description}}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              value={readText(value)}
              placeholder={placeholder}
              autoComplete="off"
              onChange={({target}) => onChange(target.value === '' ? '' : quote(target.value))}
            />
          )}
        </NamedField>
      );
    default: {
      const values = control.kind === 'boolean' ? ['true', 'false'] : control.values.map(quote);
      return (
        <NamedField {...{name, type, description}}>
          {(attributes) => (
            <select {...attributes} value={value} onChange={({target}) => onChange(target.value)}>
              <option value="">{placeholder}</option>
              {(value === '' || values.includes(value) ? values : [...values, value]).map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          )}
        </NamedField>
      );
    }
  }
}

const readText = (source: string): string => {
  const value = readValue(source);
  return typeof value === 'string' ? value : source;
};

function readValue(source: string): unknown {
  try {
    return evaluate(source);
  } catch {
    return undefined;
  }
}

interface ChoicesFieldProps extends OptionFieldProps {
  readonly values: readonly string[];
}

/** Checkboxes for the items of a list. */
function ChoicesField({option: {name, type, description}, values, value, onChange}: ChoicesFieldProps): ReactNode {
  const parsed = readValue(value);
  const selected = Array.isArray(parsed) ? parsed.map(String) : [];
  return (
    <fieldset className={styles.choices}>
      <legend>
        <code>{name}</code> <span className={fields.type}>{type}</span>
      </legend>
      <p className={controls.hint}>
        <InlineText text={description} />
      </p>
      {values.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={selected.includes(choice)}
            onChange={({target}) => {
              const items = target.checked ? [...selected, choice] : selected.filter((item) => item !== choice);
              onChange(items.length === 0 ? '' : `[${items.map(quote).join(', ')}]`);
            }}
          />{' '}
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
