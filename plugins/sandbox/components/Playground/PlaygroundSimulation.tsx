import type {ReactNode} from 'react';
import type {ApiBehavior, PageBehavior, Setup, TokenBehavior} from '../../client/playground/setup';
import type {Program} from '../../client/playground/program';
import type {PlaygroundModel} from '../../client/playground/sdk';
import fields from '../shared/fields.module.css';
import {Choice} from '../shared/LabeledFields';

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
  'token-expired': 'The token expires once',
};

function describeApi(behavior: ApiBehavior): string {
  const [kind = '', code = ''] = behavior.split(':');
  return apiLabels[behavior] ?? (kind === 'error' ? `Rejects calls: ${code}` : `Requests fail: ${code}`);
}

interface PlaygroundSimulationProps {
  readonly model: PlaygroundModel;
  readonly program: Program;
  readonly onChange: (changed: Partial<Program>) => void;
}

/** Problems that the playground simulates, and events whose default action it prevents. */
export default function PlaygroundSimulation({model, program, onChange}: PlaygroundSimulationProps): ReactNode {
  const {setups, events} = model;
  const allSetups: readonly Setup[] = Object.values(setups).flatMap((group: Readonly<Record<string, Setup>>) =>
    Object.values(group),
  );
  const behaviors = [...new Set(allSetups.map(({api = ''}) => api))];
  return (
    <div className={fields.fields}>
      <Choice
        label="API"
        value={program.api}
        options={behaviors.map((behavior) => [behavior, describeApi(behavior)])}
        onChange={(api) => onChange({api: api as ApiBehavior})}
      />
      <Choice
        label="getToken"
        value={program.getToken}
        options={Object.entries(tokenLabels)}
        onChange={(getToken) => onChange({getToken: getToken as TokenBehavior})}
      />
      <Choice
        label="Page"
        value={program.page}
        options={Object.entries(pageLabels)}
        onChange={(page) => onChange({page: page as PageBehavior})}
      />
      <Choice
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
