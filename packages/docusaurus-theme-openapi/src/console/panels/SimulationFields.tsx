import type {ReactNode} from 'react';
import {t} from '../console-texts';
import type {Simulation} from '../model/draft';
import type {ConsoleOperation} from '../contract/operation';
import Field, {OptionalFields} from '../shared/Field';
import fields from '../shared/fields.module.css';

/** The simulated delays, in seconds. */
const delays = [1, 3, 10];

interface SimulationFieldsProps {
  readonly model: ConsoleOperation;
  readonly value: Simulation;
  readonly onChange: (simulation: Simulation) => void;
}

/** Controls for simulated errors and latency, and for the headers of the sandbox's extension. */
export default function SimulationFields({
  model: {errors, mockHeaders},
  value,
  onChange,
}: SimulationFieldsProps): ReactNode {
  return (
    <OptionalFields summary={t('console.simulation')} hasValue={Object.values(value).some((header) => header !== '')}>
      <div className={fields.fields}>
        <Field
          label={t('console.simulation.response')}
          value={value['Mock-Error'] ?? ''}
          options={[
            ['', t('console.simulation.normal')],
            ...errors.map(({status, code}) => [code, `${status} ${code}`] as const),
          ]}
          onChange={(error) => onChange({...value, 'Mock-Error': error})}
        />
        {mockHeaders.map(({header, label, values}) => (
          <Field
            key={header}
            label={label}
            value={value[header] ?? ''}
            options={[['', t('console.simulation.normal')], ...values.map((text) => [text, text] as const)]}
            onChange={(text) => onChange({...value, [header]: text})}
          />
        ))}
        <Field
          label={t('console.simulation.latency')}
          value={value['Mock-Delay'] ?? ''}
          options={[
            ['', t('console.simulation.none')],
            ...delays.map((count) => [`PT${String(count)}S`, t('console.seconds.plurals', {count})] as const),
          ]}
          onChange={(delay) => onChange({...value, 'Mock-Delay': delay})}
        />
      </div>
    </OptionalFields>
  );
}
