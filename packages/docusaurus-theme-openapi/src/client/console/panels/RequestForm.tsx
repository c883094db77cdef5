import type {ReactNode, Ref} from 'react';
import type {Parameter} from '@developer-docs/openapi';
import {t} from '../../console-texts';
import {getParameterKey, type ConsoleOperation} from '../../console-files/operation';
import {findUnsafeValues, type RequestDraft} from '../model/draft';
import type {FieldError} from '@developer-docs/mock-api';
import {toPlainText, type Json} from '@developer-docs/utils';
import {describeUnsafeValue} from '../model/send';
import {listIds} from '../model/tab-store';
import Field, {OptionalFields} from '../shared/Field';
import fields from '../shared/fields.module.css';
import {useParameterErrors} from '../shared/use-field-errors';
import type {BodyFieldHandle} from '../shared/body-editor';
import BodySection from './BodySection';
import SimulationFields from './SimulationFields';

interface RequestFormProps {
  readonly bodyRef: Ref<BodyFieldHandle>;
  readonly model: ConsoleOperation;
  readonly draft: RequestDraft;
  readonly customToken: string;
  /** URL of the server that receives the request. Absent for the sandbox. */
  readonly server: string | undefined;
  /** Errors in the response to this draft. */
  readonly fieldErrors: readonly FieldError[];
  readonly onChange: (draft: RequestDraft) => void;
  readonly onChangeToken: (token: string) => void;
  readonly onChangeServer: (server: string | undefined) => void;
  /** Called if a deploy has deleted the code of the editor. */
  readonly onOutdated: () => void;
}

/** The form for credentials, parameters, the body, and simulated behavior. */
export default function RequestForm(props: RequestFormProps): ReactNode {
  const {bodyRef, model, draft, customToken, server, fieldErrors} = props;
  const {onChange, onChangeToken, onChangeServer, onOutdated} = props;
  const {operation, servers = []} = model;
  // A server doesn't know the credentials of the sandbox.
  const credentials = model.credentials.filter(({id}) => server === undefined || id === 'custom' || id === 'none');
  const credential = credentials.some(({id}) => id === draft.credential) ? draft.credential : 'custom';
  const {parameters, requestBody} = operation;
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
        parameter={parameter}
        type={model.parameterTypes[key] ?? ''}
        value={draft.parameters[key] ?? ''}
        error={errors.find((error) => error.parameter === parameter.name)?.detail}
        onChange={(text) => updateDraft({parameters: {...draft.parameters, [key]: text}})}
      />
    );
  };
  const required = parameters.filter(({isRequired}) => isRequired);
  const optionalParameters = parameters.filter(({isRequired}) => !isRequired);
  return (
    <>
      {servers.length > 0 && (
        <Field
          label={t('console.server')}
          value={server ?? ''}
          options={[['', t('console.server.sandbox')], ...servers.map((url) => [url, url] as const)]}
          onChange={(url) => onChangeServer(url === '' ? undefined : url)}
          description={server === undefined ? undefined : t('console.server.hint')}
        />
      )}
      <div className={fields.fields}>
        <Field
          label={t('console.credential')}
          value={credential}
          options={credentials.map(
            ({id, label, isAccepted}) =>
              [id, isAccepted ? label : t('console.credential.notAccepted', {credential: label})] as const,
          )}
          onChange={(credential) => updateDraft({credential})}
        />
        {credentials.some(({id, userId}) => id === draft.credential && userId !== undefined) && (
          <Field label={t('console.userId')} value={draft.userId} onChange={(userId) => updateDraft({userId})} />
        )}
        {credential === 'custom' && <Field label={t('console.token')} value={customToken} onChange={onChangeToken} />}
      </div>
      {required.map(renderParameter)}
      {optionalParameters.length > 0 && (
        <OptionalFields
          summary={t('console.optionalParameters', {count: optionalParameters.length})}
          hasValue={optionalParameters.some((parameter) => draft.parameters[getParameterKey(parameter)] !== '')}
        >
          {optionalParameters.map(renderParameter)}
        </OptionalFields>
      )}
      {requestBody !== undefined && (
        <BodySection handle={bodyRef} model={model} draft={draft} onChange={updateDraft} onOutdated={onOutdated} />
      )}
      {server === undefined && (
        <SimulationFields model={model} value={draft.simulation} onChange={(simulation) => updateDraft({simulation})} />
      )}
    </>
  );
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  /** The type in words. */
  readonly type: string;
  readonly value: string;
  /** Error message. `undefined` for a valid value. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field for a path, query, or header parameter. */
function ParameterField({parameter, ...props}: ParameterFieldProps): ReactNode {
  const {name, isRequired, description, schema, in: location} = parameter;
  const {types, enumValues, items, examples} = schema;
  const booleans = types.includes('boolean') ? ['true', 'false'] : [];
  const choices = enumValues.length > 0 ? listTexts(enumValues) : booleans;
  const defaultLabel =
    schema.default === undefined ? undefined : t('console.default', {value: toPlainText(schema.default)});
  const exampleLabel = examples[0] === undefined ? undefined : t('console.example', {value: toPlainText(examples[0])});
  const options = [
    ['', defaultLabel ?? t('console.notSent')],
    ...choices.map((choice) => [choice, choice] as const),
  ] as const;
  const knownValues = location === 'path' ? listIds(name) : [];
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
