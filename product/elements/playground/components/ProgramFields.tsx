import type {ReactNode} from 'react';
import {listIds} from '@developer-docs/docusaurus-theme-openapi/console';
import {Field, InlineText, type FieldProps} from '@developer-docs/docusaurus-theme-openapi/console';
import {evaluate, findExpressionError, quote} from '../client/expression';
import type {
  ApiBehavior,
  PageBehavior,
  PlaygroundModel,
  PlaygroundOption,
  Setup,
  SetupCall,
  TokenBehavior,
} from '../client/model';
import {findFunction, type Program} from '../client/program';
import styles from './Playground.module.css';

interface CallFieldsProps {
  readonly model: PlaygroundModel;
  readonly call: SetupCall | undefined;
  readonly onChange: (call: SetupCall) => void;
  /** Called with the name of another function, or with an empty string. */
  readonly onSelect: (name: string) => void;
}

/** Fields for the function to call and its arguments. */
export function CallFields({model, call, onChange, onSelect}: CallFieldsProps): ReactNode {
  const parameters = findFunction(model, call?.name ?? '')?.parameters ?? [];
  const names = model.functions.map(({name}) => name);
  const options = call === undefined || names.includes(call.name) ? names : [...names, call.name];
  const args = call?.args ?? [];
  return (
    <>
      <Field
        label="Call a function"
        value={call?.name ?? ''}
        options={[['', 'None'], ...options.map((name) => [name, name] as const)]}
        onChange={onSelect}
      />
      {call !== undefined &&
        parameters.map(({name, type, values}, index) => (
          <ExpressionField
            key={`${call.name}-${name}`}
            name={name}
            type={type}
            value={args[index] ?? ''}
            isRequired
            suggestions={[...values, ...listIds(name)].map(quote)}
            onChange={(value) =>
              onChange({
                ...call,
                args: parameters.map((_, position) => (position === index ? value : (args[position] ?? ''))),
              })
            }
          />
        ))}
    </>
  );
}

type Options = Readonly<Record<string, string>>;

interface OptionFieldsProps {
  readonly model: PlaygroundModel;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** A form for the options, generated from their declarations. */
export function OptionFields({model: {optionEntries}, options, onChange}: OptionFieldsProps): ReactNode {
  const set = (name: string, value: string) => {
    const {[name]: _previous, ...otherOptions} = options;
    onChange(value === '' ? otherOptions : {...options, [name]: value});
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
  /** The JavaScript value, or an empty string if the option isn't set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionField({option, value, onChange}: OptionFieldProps): ReactNode {
  const {name, type, control, values, description} = option;
  const placeholder = `Default: ${option.default.replaceAll('`', '')}`;
  const label = <code>{name}</code>;
  switch (control) {
    case 'expression':
      return <ExpressionField {...{name, type, value, placeholder, description, onChange}} />;
    case 'choices':
      return <ChoicesField {...{option, value, onChange}} />;
    case 'text': {
      const text = readValue(value);
      return (
        <Field
          {...{label, type, description, placeholder}}
          value={typeof text === 'string' ? text : value}
          onChange={(text) => onChange(text === '' ? '' : quote(text))}
        />
      );
    }
    case 'choice': {
      const choices = value === '' || values.includes(value) ? values : [...values, value];
      const options = [['', placeholder], ...choices.map((choice) => [choice, choice] as const)] as const;
      return <Field {...{label, type, description, value, options, onChange}} />;
    }
  }
}

function readValue(source: string): unknown {
  try {
    return evaluate(source);
  } catch {
    return undefined;
  }
}

/** Checkboxes for the items of a list. */
function ChoicesField({option: {name, type, description, values}, value, onChange}: OptionFieldProps): ReactNode {
  const parsedValue = readValue(value);
  const selected = Array.isArray(parsedValue) ? parsedValue.map((item) => quote(String(item))) : [];
  return (
    <fieldset className={styles.choices}>
      <legend>
        <code>{name}</code> <span className={styles.type}>{type}</span>
      </legend>
      <p className={styles.hint}>
        <InlineText text={description} />
      </p>
      {values.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={selected.includes(choice)}
            onChange={({target}) => {
              const items = target.checked ? [...selected, choice] : selected.filter((item) => item !== choice);
              onChange(items.length === 0 ? '' : `[${items.join(', ')}]`);
            }}
          />{' '}
          {readValue(choice) as string}
        </label>
      ))}
    </fieldset>
  );
}

interface ExpressionFieldProps extends Omit<FieldProps, 'label'> {
  readonly name: string;
  /** TypeScript type. */
  readonly type: string;
}

/** The approximate number of characters per line. */
const lineLength = 36;

/** A field for a value in JavaScript. */
function ExpressionField({name, isRequired = false, ...props}: ExpressionFieldProps): ReactNode {
  const {type, value, suggestions = []} = props;
  const isMultiline = suggestions.length === 0 && !/^(?:string|number)\b/.test(type);
  return (
    <Field
      {...props}
      label={<code>{name}</code>}
      error={value === '' && !isRequired ? undefined : findExpressionError(value)}
      rows={isMultiline ? Math.max(2, Math.ceil(value.length / lineLength)) : 1}
    />
  );
}

const tokenLabels: Readonly<Record<TokenBehavior, string>> = {
  works: 'Returns a token',
  rejects: 'Rejects',
  hangs: 'Never settles',
  invalid: 'Returns an invalid token',
  missing: 'Missing',
};

const pageLabels: Readonly<Record<PageBehavior, string>> = {
  '': 'Meets the requirements',
  small: 'Container is too small',
  insecure: 'Not served over HTTPS',
};

const apiLabels: Readonly<Record<string, string>> = {
  '': 'Works',
  offline: 'Can’t be reached',
  slow: 'Never finishes a request',
};

function describeApi(behavior: ApiBehavior): string {
  const [kind = '', code = ''] = behavior.split(':');
  const label = {error: 'Rejects calls', 'error-once': 'Rejects the first call', failed: 'Requests fail'}[kind];
  return apiLabels[behavior] ?? `${label ?? kind}: ${code}`;
}

interface SimulationFieldsProps {
  readonly model: PlaygroundModel;
  readonly program: Program;
  readonly onChange: (changes: Partial<Program>) => void;
}

/** Fields for the problems to simulate, and for the event whose default action to prevent. */
export function SimulationFields({model, program, onChange}: SimulationFieldsProps): ReactNode {
  const {setups, events} = model;
  const allSetups: readonly Setup[] = Object.values(setups).flatMap((group: Readonly<Record<string, Setup>>) =>
    Object.values(group),
  );
  const behaviors = [...new Set(allSetups.map(({api = ''}) => api))];
  return (
    <div className={styles.fields}>
      <Field
        label="API"
        value={program.api ?? ''}
        options={behaviors.map((behavior) => [behavior, describeApi(behavior)])}
        onChange={(api) => onChange({api: api as ApiBehavior})}
      />
      <Field
        label="getToken"
        value={program.getToken ?? 'works'}
        options={Object.entries(tokenLabels)}
        onChange={(getToken) => onChange({getToken: getToken as TokenBehavior})}
      />
      <Field
        label="Page"
        value={program.page ?? ''}
        options={Object.entries(pageLabels)}
        onChange={(page) => onChange({page: page as PageBehavior})}
      />
      <Field
        label="Prevent the default action of"
        value={program.prevent ?? ''}
        options={[
          ['', 'No event'],
          ...events.filter(({isCancelable}) => isCancelable).map(({name}) => [name, name] as const),
        ]}
        onChange={(prevent) => onChange({prevent: prevent === '' ? undefined : prevent})}
      />
    </div>
  );
}
