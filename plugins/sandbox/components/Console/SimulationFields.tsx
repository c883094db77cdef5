import type {ReactNode} from 'react';
import {noSimulation, type Simulation} from '../../client/console/draft';
import type {ConsoleOperation} from '../../client/console/operation';
import fields from '../shared/fields.module.css';
import {Choice} from '../shared/LabeledFields';

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
  const {errors, failures, requestKind} = model;
  const set = (change: Partial<Simulation>) => onChange({...value, ...change});
  return (
    <details open={value !== noSimulation || undefined}>
      <summary>Simulate errors and latency</summary>
      <div className={fields.fields}>
        <Choice
          label="Response"
          value={value.error}
          options={[['', 'Normal'], ...errors.map(({status = '', code}) => [code, `${status} ${code}`] as const)]}
          onChange={(error) => set({error})}
        />
        {requestKind !== undefined && (
          <Choice
            label="Outcome of the request"
            value={value.outcome}
            options={[['', 'Succeeds'], ...failures.map(({code}) => [`failed:${code}`, `Fails: ${code}`] as const)]}
            onChange={(outcome) => set({outcome})}
          />
        )}
        <Choice label="Latency" value={value.delay} options={delays} onChange={(delay) => set({delay})} />
      </div>
    </details>
  );
}
