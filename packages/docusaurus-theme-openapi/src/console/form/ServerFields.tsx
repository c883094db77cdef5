import {getOwn} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Field} from '../controls/Field';
import {memory} from '../memory/memory';
import {describeInvalidVariable, describeServer} from '../send/destination';
import {useConsole} from '../state/console-context';
import fields from '../controls/fields.module.css';

/** The choice between the sandbox and the servers of the document, and the variables of the server. */
export function ServerFields(): ReactNode {
  const {operation, destination} = useConsole();
  const {documentId, servers = []} = operation;
  if (servers.length === 0) return null;
  const {server} = destination;
  const {variables} = memory.read(documentId);
  const hint = translate({
    id: 'theme.openapi.console.server.hint',
    message: 'Requests leave your browser, and can change real data. What you enter stays in this tab.',
  });
  return (
    <>
      <Field
        label={translate({id: 'theme.openapi.console.server', message: 'Send to'})}
        value={server?.template ?? ''}
        options={[
          ['', translate({id: 'theme.openapi.console.server.sandbox', message: 'Sandbox in your browser'})],
          ...servers.map(({template}) => template),
        ]}
        onChange={(template) => memory.update(documentId, {server: template === '' ? undefined : template})}
        description={server && `${describeServer(destination)} ${hint}`.trim()}
      />
      {server !== undefined && server.variables.length > 0 && (
        <div className={fields.fields}>
          {server.variables.map(({name, default: defaultValue, values: choices}) => (
            <Field
              key={name}
              label={<code>{name}</code>}
              parameter={`{${name}}`}
              value={getOwn(variables, name) ?? defaultValue}
              options={choices.length === 0 ? undefined : choices}
              error={destination.invalidVariable === name ? describeInvalidVariable(name) : undefined}
              onChange={(value) => memory.update(documentId, {variables: {...variables, [name]: value}})}
            />
          ))}
        </div>
      )}
    </>
  );
}
