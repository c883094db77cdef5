import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useConsole} from '../shared/console-context';
import Field, {OptionalFields} from '../shared/Field';
import {formatUnit} from '../shared/format';
import fields from '../shared/fields.module.css';

/** The simulated delays, in seconds. */
const delays = [1, 3, 10];

/** Controls for simulated errors and latency, and for the headers of the sandbox's extension. */
export default function SimulationFields(): ReactNode {
  const {model, draft, edit} = useConsole();
  const {errors, mockHeaders} = model;
  const value = draft.simulation;
  const change = (header: string, text: string) => edit({simulation: {...value, [header]: text}});
  return (
    <OptionalFields
      summary={translate({id: 'theme.openapi.console.simulation', message: 'Simulate errors and latency'})}
      hasValue={Object.values(value).some((header) => header !== '')}
    >
      <div className={fields.fields}>
        <Field
          label={translate({id: 'theme.openapi.console.simulation.response', message: 'Response'})}
          value={value['Mock-Error'] ?? ''}
          options={[
            ['', translate({id: 'theme.openapi.console.simulation.normal', message: 'Normal'})],
            ...errors.map(({status, code}) => [code, `${status} ${code}`] as const),
          ]}
          onChange={(error) => change('Mock-Error', error)}
        />
        {mockHeaders.map(({header, label, values}) => (
          <Field
            key={header}
            label={label}
            value={value[header] ?? ''}
            options={[
              ['', translate({id: 'theme.openapi.console.simulation.normal', message: 'Normal'})],
              ...values.map((text) => [text, text] as const),
            ]}
            onChange={(text) => change(header, text)}
          />
        ))}
        <Field
          label={translate({id: 'theme.openapi.console.simulation.latency', message: 'Latency'})}
          value={value['Mock-Delay'] ?? ''}
          options={[
            ['', translate({id: 'theme.openapi.console.simulation.none', message: 'None'})],
            ...delays.map((count) => [`PT${count}S`, formatUnit(count, 'second')] as const),
          ]}
          onChange={(delay) => change('Mock-Delay', delay)}
        />
      </div>
    </OptionalFields>
  );
}
