import type {ReactNode} from 'react';
import type {SetupCall} from '../../client/playground/setup';
import {knownIds} from '../../client/console/tab-store';
import {quote} from '../../client/playground/expression';
import {findFunction} from '../../client/playground/program';
import type {PlaygroundModel} from '../../client/playground/sdk';
import {Choice} from '../shared/LabeledFields';
import ExpressionField from './ExpressionField';

interface CallFieldsProps {
  readonly model: PlaygroundModel;
  readonly call: SetupCall | undefined;
  readonly onChange: (call: SetupCall) => void;
  /** Called with the name of another function, or with an empty string. */
  readonly onSelect: (name: string) => void;
}

/** The function that is called, and its arguments. */
export default function CallFields({model, call, onChange, onSelect}: CallFieldsProps): ReactNode {
  const parameters = findFunction(model, call?.name ?? '')?.parameters ?? [];
  const names = model.functions.map(({name}) => name);
  const options = call === undefined || names.includes(call.name) ? names : [...names, call.name];
  const args = call?.args ?? [];
  return (
    <>
      <Choice
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
            suggestions={[...values, ...knownIds.list(name)].map(quote)}
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
