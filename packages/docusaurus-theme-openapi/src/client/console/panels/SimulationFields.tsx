import type {ReactNode} from 'react';
import type {Simulation} from '../model/draft';
import type {ConsoleOperation} from '../model/operation';
import Field, {OptionalFields} from '../shared/Field';
import fields from '../shared/fields.module.css';

const delays = [
  ['', 'None'],
  ['PT1S', '1 second'],
  ['PT3S', '3 seconds'],
  ['PT10S', '10 seconds'],
] as const;

interface SimulationFieldsProps {
  readonly model: ConsoleOperation;
  readonly value: Simulation;
  readonly onChange: (simulation: Simulation) => void;
}

/** Controls for simulated errors, outcomes, and latency. */
export default function SimulationFields({model, value, onChange}: SimulationFieldsProps): ReactNode {
  const {errors, failures} = model;
  const set = (change: Partial<Simulation>) => onChange({...value, ...change});
  return (
    <OptionalFields
      summary="Simulate errors and latency"
      hasValue={Object.values(value).some((header) => header !== '')}
    >
      <div className={fields.fields}>
        <Field
          label="Response"
          value={value['Mock-Error']}
          options={[['', 'Normal'], ...errors.map(({status = '', code}) => [code, `${status} ${code}`] as const)]}
          onChange={(error) => set({'Mock-Error': error})}
        />
        {failures.length > 0 && (
          <Field
            label="Outcome of the request"
            value={value['Mock-Outcome']}
            options={[['', 'Succeeds'], ...failures.map(({code}) => [`failed:${code}`, `Fails: ${code}`] as const)]}
            onChange={(outcome) => set({'Mock-Outcome': outcome})}
          />
        )}
        <Field
          label="Latency"
          value={value['Mock-Delay']}
          options={delays}
          onChange={(delay) => set({'Mock-Delay': delay})}
        />
      </div>
    </OptionalFields>
  );
}
