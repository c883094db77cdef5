import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getOwn} from '@developer-docs/utils';
import {memory, type DocumentMemory} from '../request/memory';
import type {ConsoleOperation, ConsoleServer} from '../data/operation';
import {findProxy, type ResolvedServer} from '../request/servers';
import Field from '../shared/Field';
import fields from '../shared/fields.module.css';

interface ServerFieldsProps {
  readonly model: ConsoleOperation;
  readonly values: DocumentMemory['variables'];
  /** The server that receives the request, and its URL. Absent for the sandbox. */
  readonly server: ConsoleServer | undefined;
  readonly resolved: ResolvedServer | undefined;
}

/** The choice between the sandbox and the servers of the document, and the variables of the server. */
export default function ServerFields({model, values, server, resolved}: ServerFieldsProps): ReactNode {
  const {document, servers = []} = model;
  if (servers.length === 0) return null;
  const invalid = resolved !== undefined && 'variable' in resolved ? resolved.variable : undefined;
  const origin = resolved !== undefined && 'url' in resolved ? new URL(resolved.url).origin : undefined;
  const proxy = resolved !== undefined && 'url' in resolved ? findProxy(model, resolved.url) : undefined;
  const goesTo =
    origin === undefined
      ? ''
      : proxy === undefined
        ? translate({id: 'theme.openapi.console.server.goesTo', message: 'Requests go to {origin}.'}, {origin})
        : translate(
            {
              id: 'theme.openapi.console.server.goesThrough',
              message: 'Requests go to {origin} through the proxy at {proxy}, which can read them.',
            },
            {origin, proxy: new URL(proxy).origin},
          );
  return (
    <>
      <Field
        label={translate({id: 'theme.openapi.console.server', message: 'Send to'})}
        value={server?.template ?? ''}
        options={[
          ['', translate({id: 'theme.openapi.console.server.sandbox', message: 'Sandbox in your browser'})],
          ...servers.map(({template}) => [template, template] as const),
        ]}
        onChange={(template) => memory.update(document, {server: template === '' ? undefined : template})}
        description={
          server === undefined
            ? undefined
            : `${goesTo} ${translate({id: 'theme.openapi.console.server.hint', message: 'Requests leave your browser, and can change real data. What you enter stays in this tab.'})}`.trim()
        }
      />
      {server !== undefined && server.variables.length > 0 && (
        <div className={fields.fields}>
          {server.variables.map(({name, default: defaultValue, values: choices}) => (
            <Field
              key={name}
              label={<code>{name}</code>}
              parameter={`{${name}}`}
              value={getOwn(values, name) ?? defaultValue}
              options={choices.length === 0 ? undefined : choices.map((choice) => [choice, choice] as const)}
              error={
                invalid === name
                  ? translate(
                      {
                        id: 'theme.openapi.console.server.invalidVariable',
                        message: 'Enter another value for {name}. This one can’t be a part of the server’s URL.',
                      },
                      {name},
                    )
                  : undefined
              }
              onChange={(value) => memory.update(document, {variables: {...values, [name]: value}})}
            />
          ))}
        </div>
      )}
    </>
  );
}
