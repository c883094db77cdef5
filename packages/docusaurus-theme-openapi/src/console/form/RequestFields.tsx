import type {Parameter} from '@developer-docs/openapi';
import {toPlainText, type Json} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {useCallback, type ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {getValueKey} from '../../shared/console-operation';
import {Field, OptionalFields} from '../controls/Field';
import {isSharedParameter} from '../draft/create-draft';
import {findUnsafeValues} from '../draft/create-request';
import {memory} from '../memory/memory';
import {listIds} from '../memory/request-history';
import {useConsole} from '../state/console-context';
import {Authorization} from './Authorization';
import {BodySection} from './body/BodySection';
import {findParameterError, findParameterErrors, useDelayedCheck} from './check-fields';
import {Remembering} from './Remembering';
import {ServerFields} from './ServerFields';
import {SimulationFields} from './SimulationFields';

/** The form for the server, credentials, parameters, the body, and simulated behavior. */
export function RequestFields(): ReactNode {
  const {operation, draft, destination, sender} = useConsole();
  const {parameters, requestBody} = operation;
  const values = draft.parameters;
  const checked = useDelayedCheck(useCallback(() => findParameterErrors(operation, values), [operation, values]));
  const errors = [...findUnsafeValues(operation, draft), ...checked];
  const renderParameter = (parameter: Parameter) => (
    <ParameterField
      key={getValueKey(parameter)}
      parameter={parameter}
      error={findParameterError(parameter, errors, sender.fieldErrors)}
    />
  );
  const required = parameters.filter(({isRequired}) => isRequired);
  const optional = parameters.filter(({isRequired}) => !isRequired);
  return (
    <>
      <ServerFields />
      <Authorization />
      {(operation.servers ?? []).length > 0 && <Remembering />}
      {required.map(renderParameter)}
      {optional.length > 0 && (
        <OptionalFields
          summary={translate(
            {id: 'theme.openapi.console.optionalParameters', message: 'Optional parameters ({count})'},
            {count: formatNumber(optional.length)},
          )}
          hasValue={optional.some((parameter) => draft.parameters[getValueKey(parameter)] !== '')}
        >
          {optional.map(renderParameter)}
        </OptionalFields>
      )}
      {requestBody !== undefined && <BodySection requestBody={requestBody} />}
      {destination.isSandbox && <SimulationFields />}
    </>
  );
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  /** Error message. `undefined` for a valid value. */
  readonly error: string | undefined;
}

/** A field for a path, query, or header parameter. */
function ParameterField({parameter, error}: ParameterFieldProps): ReactNode {
  const {operation, draft, edit} = useConsole();
  const {name, isRequired, description, schema, in: location} = parameter;
  const {types, enumValues, items, examples} = schema;
  const key = getValueKey(parameter);
  const booleans = types.includes('boolean') ? ['true', 'false'] : [];
  const choices = enumValues.length > 0 ? listTexts(enumValues) : booleans;
  const defaultLabel = describeDefault(schema.default);
  const notSent = defaultLabel ?? translate({id: 'theme.openapi.console.notSent', message: 'Not sent'});
  const knownValues = location === 'path' ? listIds(name, operation.sandbox) : [];
  return (
    <Field
      isRequired={isRequired}
      description={description}
      error={error}
      type={operation.parameterTypes[key] ?? ''}
      parameter={name}
      label={<code>{name}</code>}
      options={choices.length > 0 ? [['', notSent], ...choices] : undefined}
      suggestions={items === undefined ? knownValues : listTexts(items.enumValues)}
      isNumeric={types.includes('integer')}
      placeholder={defaultLabel ?? describeExample(examples[0])}
      value={draft.parameters[key] ?? ''}
      onChange={(text) => {
        edit({parameters: {...draft.parameters, [key]: text}});
        if (isSharedParameter(operation, parameter)) {
          const remembered = memory.read(operation.documentId).parameters;
          memory.update(operation.documentId, {parameters: {...remembered, [key]: text}});
        }
      }}
    />
  );
}

const describeDefault = (value: Json | undefined) =>
  value === undefined
    ? undefined
    : translate({id: 'theme.openapi.console.default', message: 'Default: {value}'}, {value: toPlainText(value)});

const describeExample = (value: Json | undefined) =>
  value === undefined
    ? undefined
    : translate({id: 'theme.openapi.console.example', message: 'Example: {value}'}, {value: toPlainText(value)});

const listTexts = (values: readonly {readonly value: Json}[]) => values.map(({value}) => toPlainText(value));
