import type {ReactNode} from 'react';
import {t} from '../../console-texts';
import type {Simulation} from '../model/draft';
import type {ConsoleOperation} from '../model/operation';
import Field, {OptionalFields} from '../shared/Field';
import fields from '../shared/fields.module.css';

/** The simulated delays, in seconds. */
const delays = [1, 3, 10];

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
    <OptionalFields summary={t('console.simulation')} hasValue={Object.values(value).some((header) => header !== '')}>
      <div className={fields.fields}>
        <Field
          label={t('console.simulation.response')}
          value={value['Mock-Error']}
          options={[
            ['', t('console.simulation.normal')],
            ...errors.map(({status = '', code}) => [code, `${status} ${code}`] as const),
          ]}
          onChange={(error) => set({'Mock-Error': error})}
        />
        {failures.length > 0 && (
          <Field
            label={t('console.simulation.outcome')}
            value={value['Mock-Outcome']}
            options={[
              ['', t('console.simulation.succeeds')],
              ...failures.map(({code}) => [`failed:${code}`, t('console.simulation.fails', {code})] as const),
            ]}
            onChange={(outcome) => set({'Mock-Outcome': outcome})}
          />
        )}
        <Field
          label={t('console.simulation.latency')}
          value={value['Mock-Delay']}
          options={[
            ['', t('console.simulation.none')],
            ...delays.map((count) => [`PT${String(count)}S`, t('console.seconds.plurals', {count})] as const),
          ]}
          onChange={(delay) => set({'Mock-Delay': delay})}
        />
      </div>
    </OptionalFields>
  );
}
