import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../client/shared/format-number';
import type {Parameter} from '@developer-docs/openapi';
import {getParameterKey, type ConsoleCredential, type ConsoleOperation} from '../data/operation';
import {findUnsafeValues, isRepeated, type RequestDraft} from '../request/draft';
import type {FieldError} from '@developer-docs/mock-api';
import {toPlainText, type Json} from '@developer-docs/utils';
import {memory} from '../request/memory';
import {describeUnsafeValue} from '../request/send';
import {listIds} from '../request/history';
import Field, {OptionalFields} from '../shared/Field';
import {useParameterErrors} from './use-field-errors';
import type {BodyFieldHandle} from './body-editor';
import Authorization from './Authorization';
import BodySection from './BodySection';
import Remembering from './Remembering';
import SimulationFields from './SimulationFields';

interface RequestFormProps {
  readonly bodyRef: Ref<BodyFieldHandle>;
  readonly model: ConsoleOperation;
  readonly draft: RequestDraft;
  /** What the request is sent with. */
  readonly credential: ConsoleCredential | undefined;
  /** The origin of the server that receives the request; `''` for the sandbox. */
  readonly target: string;
  /** URL of that server. Absent for the sandbox. */
  readonly server: string | undefined;
  /** Returns the fragment of a link that opens the console with the reader's draft. */
  readonly createHash: () => string;
  /** The choice of the server. */
  readonly serverFields: ReactNode;
  /** Errors in the response to this draft. */
  readonly fieldErrors: readonly FieldError[];
  readonly onChange: (draft: RequestDraft) => void;
  readonly onForget: () => void;
  /** Called if a deploy has deleted the editor's code. */
  readonly onOutdated: () => void;
}

/** The form for credentials, parameters, the body, and simulated behavior. */
export default function RequestForm(props: RequestFormProps): ReactNode {
  const {bodyRef, model, draft, credential, target, server, createHash, serverFields, fieldErrors} = props;
  const {onChange, onForget, onOutdated} = props;
  const {parameters, requestBody} = model.operation;
  const parameterErrors = useParameterErrors(model, draft);
  const unsafeValues = findUnsafeValues(model, draft).map((unsafe) => ({
    parameter: unsafe.parameter,
    detail: describeUnsafeValue(unsafe),
  }));
  const errors = [...unsafeValues, ...fieldErrors, ...parameterErrors];
  const updateDraft = (changes: Partial<RequestDraft>) => onChange({...draft, ...changes});
  const renderParameter = (parameter: Parameter) => {
    const key = getParameterKey(parameter);
    return (
      <ParameterField
        key={key}
        sandbox={model.sandbox}
        parameter={parameter}
        type={model.parameterTypes[key] ?? ''}
        value={draft.parameters[key] ?? ''}
        error={errors.find((error) => error.parameter === parameter.name)?.detail}
        onChange={(text) => {
          updateDraft({parameters: {...draft.parameters, [key]: text}});
          if (isRepeated(parameter)) {
            const remembered = memory.read(model.document).parameters;
            memory.update(model.document, {parameters: {...remembered, [key]: text}});
          }
        }}
      />
    );
  };
  const required = parameters.filter(({isRequired}) => isRequired);
  const optionalParameters = parameters.filter(({isRequired}) => !isRequired);
  return (
    <>
      {serverFields}
      <Authorization
        model={model}
        credential={credential}
        target={target}
        server={server}
        createHash={createHash}
        onChange={updateDraft}
        onOutdated={onOutdated}
      />
      {(model.servers ?? []).length > 0 && <Remembering canRemember={model.canRemember} onForget={onForget} />}
      {required.map(renderParameter)}
      {optionalParameters.length > 0 && (
        <OptionalFields
          summary={translate(
            {id: 'theme.openapi.console.optionalParameters', message: 'Optional parameters ({count})'},
            {count: formatNumber(optionalParameters.length)},
          )}
          hasValue={optionalParameters.some((parameter) => draft.parameters[getParameterKey(parameter)] !== '')}
        >
          {optionalParameters.map(renderParameter)}
        </OptionalFields>
      )}
      {requestBody !== undefined && (
        <BodySection handle={bodyRef} model={model} draft={draft} onChange={updateDraft} onOutdated={onOutdated} />
      )}
      {target === '' && (
        <SimulationFields model={model} value={draft.simulation} onChange={(simulation) => updateDraft({simulation})} />
      )}
    </>
  );
}

interface ParameterFieldProps {
  /** The ID of the sandbox whose IDs are suggested. */
  readonly sandbox: string;
  readonly parameter: Parameter;
  /** The type in words. */
  readonly type: string;
  readonly value: string;
  /** Error message. `undefined` for a valid value. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field for a path, query, or header parameter. */
function ParameterField({parameter, sandbox, ...props}: ParameterFieldProps): ReactNode {
  const {name, isRequired, description, schema, in: location} = parameter;
  const {types, enumValues, items, examples} = schema;
  const booleans = types.includes('boolean') ? ['true', 'false'] : [];
  const choices = enumValues.length > 0 ? listTexts(enumValues) : booleans;
  const defaultLabel =
    schema.default === undefined
      ? undefined
      : translate(
          {id: 'theme.openapi.console.default', message: 'Default: {value}'},
          {value: toPlainText(schema.default)},
        );
  const exampleLabel =
    examples[0] === undefined
      ? undefined
      : translate(
          {id: 'theme.openapi.console.example', message: 'Example: {value}'},
          {value: toPlainText(examples[0])},
        );
  const options = [
    ['', defaultLabel ?? translate({id: 'theme.openapi.console.notSent', message: 'Not sent'})],
    ...choices.map((choice) => [choice, choice] as const),
  ] as const;
  const knownValues = location === 'path' ? listIds(name, sandbox) : [];
  return (
    <Field
      {...props}
      {...{isRequired, description}}
      parameter={name}
      hasNativeValidation={location === 'path'}
      label={<code>{name}</code>}
      options={choices.length > 0 ? options : undefined}
      suggestions={items === undefined ? knownValues : listTexts(items.enumValues)}
      isNumeric={types.includes('integer')}
      placeholder={defaultLabel ?? exampleLabel}
    />
  );
}

const listTexts = (values: readonly {readonly value: Json}[]) => values.map(({value}) => toPlainText(value));
