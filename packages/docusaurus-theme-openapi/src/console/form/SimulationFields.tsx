import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Field, OptionalFields} from '../controls/Field';
import {formatUnit} from '../controls/format';
import {useConsole} from '../state/console-context';
import fields from '../controls/fields.module.css';

/** The simulated delays, in seconds. */
const delays = [1, 3, 10];

/** Controls for simulated errors and latency, and for the headers of the sandbox's extension. */
export function SimulationFields(): ReactNode {
  const {operation, draft, edit} = useConsole();
  const {errors, mockHeaders} = operation;
  const {simulation} = draft;
  const normal = ['', translate({id: 'theme.openapi.console.simulation.normal', message: 'Normal'})] as const;
  const controls = [
    {
      header: 'Mock-Error',
      label: translate({id: 'theme.openapi.console.simulation.response', message: 'Response'}),
      options: [normal, ...errors.map(({status, code}) => [code, `${status} ${code}`] as const)],
    },
    ...mockHeaders.map(({header, label, values}) => ({header, label, options: [normal, ...values]})),
    {
      header: 'Mock-Delay',
      label: translate({id: 'theme.openapi.console.simulation.latency', message: 'Latency'}),
      options: [
        ['', translate({id: 'theme.openapi.console.simulation.none', message: 'None'})] as const,
        ...delays.map((count) => [`PT${count}S`, formatUnit(count, 'second')] as const),
      ],
    },
  ];
  return (
    <OptionalFields
      summary={translate({id: 'theme.openapi.console.simulation', message: 'Simulate errors and latency'})}
      hasValue={Object.values(simulation).some((value) => value !== '')}
    >
      <div className={fields.fields}>
        {controls.map(({header, label, options}) => (
          <Field
            key={header}
            label={label}
            value={simulation[header] ?? ''}
            options={options}
            onChange={(value) => edit({simulation: {...simulation, [header]: value}})}
          />
        ))}
      </div>
    </OptionalFields>
  );
}
