import {useId, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import type {Parameter} from '../../../contract';
import {toPlainText} from '../../../contract/client';
import type {Sandbox} from '../../client';
import {listCredentials, getParameterKey, type CredentialId, type RequestDraft} from '../../client/console/draft';
import type {FieldError} from '@developer-docs/mock-api';
import type {ConsoleOperation} from '../../client/console/operation';
import {knownIds} from '../../client/console/tab-store';
import controls from '../shared/controls.module.css';
import fields from '../shared/fields.module.css';
import {Choice, TextField} from '../shared/LabeledFields';
import BodyField, {type BodyFieldHandle} from './BodyField';
import ParameterField from './ParameterField';
import SimulationFields from './SimulationFields';
import styles from './RequestForm.module.css';

export interface RequestFormHandle {
  /** Moves the focus to the field that an error is about. */
  readonly focusField: (error: Pick<FieldError, 'pointer' | 'parameter'>) => void;
}

interface RequestFormProps {
  readonly ref: Ref<RequestFormHandle>;
  readonly model: ConsoleOperation;
  readonly draft: RequestDraft;
  readonly customToken: string;
  /** The errors in the response to this draft. */
  readonly fieldErrors: readonly FieldError[];
  readonly sandbox: Sandbox | undefined;
  readonly onChange: (draft: RequestDraft) => void;
  readonly onChangeToken: (token: string) => void;
  readonly onSend: () => void;
}

const credentialLabels: Readonly<Record<CredentialId, string>> = {
  apiKey: 'API key (test)',
  liveApiKey: 'API key (live)',
  userToken: 'User token',
  superuserToken: 'Superuser token',
  custom: 'Another token',
  none: 'None',
};

/** The form for credentials, parameters, the body, and simulated behavior. */
export default function RequestForm(props: RequestFormProps): ReactNode {
  const {ref, model, draft, customToken, fieldErrors, sandbox, onChange, onChangeToken, onSend} = props;
  const {parameters, requestBody, security} = model.operation;
  const body = useRef<BodyFieldHandle>(null);
  const inputs = useRef(new Map<string, HTMLElement>());
  const optional = useRef<HTMLDetailsElement>(null);
  const bodyLabelId = useId();
  useImperativeHandle(
    ref,
    () => ({
      focusField: ({pointer, parameter}) => {
        if (pointer !== undefined) {
          body.current?.focusPointer(pointer);
          return;
        }
        const input = inputs.current.get(parameter ?? '');
        if (optional.current?.contains(input ?? null) === true) {
          optional.current.open = true;
        }
        input?.focus();
      },
    }),
    [],
  );
  const change = (changed: Partial<RequestDraft>) => onChange({...draft, ...changed});
  const accepted = listCredentials(security);
  const credentials = [...new Set<CredentialId>([...accepted, 'apiKey', 'userToken', 'custom', 'none'])];
  const renderParameter = (parameter: Parameter) => {
    const key = getParameterKey(parameter);
    const value = draft.parameters[key] ?? '';
    const {items} = parameter.schema;
    return (
      <ParameterField
        key={key}
        parameter={parameter}
        value={value}
        error={fieldErrors.find((error) => error.parameter === parameter.name)?.detail}
        suggestions={
          items !== undefined
            ? items.enumValues.map((entry) => toPlainText(entry.value))
            : parameter.in === 'path'
              ? knownIds.list(parameter.name)
              : []
        }
        inputRef={(element) => {
          if (element === null) {
            inputs.current.delete(parameter.name);
          } else {
            inputs.current.set(parameter.name, element);
          }
        }}
        onChange={(text) => change({parameters: {...draft.parameters, [key]: text}})}
      />
    );
  };
  const required = parameters.filter(({isRequired}) => isRequired);
  const others = parameters.filter(({isRequired}) => !isRequired);
  const mediaType = requestBody?.content[0];
  const [example, ...furtherExamples] = mediaType?.examples.filter(({value}) => value !== undefined) ?? [];
  return (
    <>
      <div className={fields.fields}>
        <Choice
          label="Credential"
          value={draft.credential}
          options={credentials.map(
            (id) => [id, `${credentialLabels[id]}${accepted.includes(id) ? '' : ' (not accepted)'}`] as const,
          )}
          onChange={(credential) => change({credential: credential as CredentialId})}
        />
        {draft.credential === 'userToken' && (
          <TextField label="User ID" value={draft.userId} onChange={(userId) => change({userId})} />
        )}
        {draft.credential === 'custom' && <TextField label="Token" value={customToken} onChange={onChangeToken} />}
      </div>
      {required.map(renderParameter)}
      {others.length > 0 && (
        <details ref={optional} open={others.some((parameter) => draft.parameters[getParameterKey(parameter)] !== '')}>
          <summary>Optional parameters ({others.length})</summary>
          {others.map(renderParameter)}
        </details>
      )}
      {requestBody !== undefined && (
        <div className={styles.body} role="group" aria-labelledby={bodyLabelId}>
          <div className={fields.label}>
            <span id={bodyLabelId}>Request body</span>
            <span className={fields.type}>{mediaType?.type}</span>
            {requestBody.isRequired && <span className="badge badge--required">required</span>}
            {example !== undefined && (
              <span className={styles.examples}>
                <span className={fields.type}>Examples:</span>
                {[example, ...furtherExamples].map(({name, summary, value}) => (
                  <button
                    key={name}
                    type="button"
                    className={controls.smallButton}
                    title={summary}
                    onClick={() => change({body: JSON.stringify(value, null, 2)})}
                  >
                    <span className="visually-hidden">Insert the example </span>
                    {name}
                  </button>
                ))}
              </span>
            )}
          </div>
          <BodyField
            ref={body}
            model={model}
            value={draft.body}
            onChange={(text) => change({body: text})}
            onSend={onSend}
            validate={async (text) => sandbox?.validateBody(model.operation.id, text) ?? []}
          />
        </div>
      )}
      <SimulationFields model={model} value={draft.simulation} onChange={(simulation) => change({simulation})} />
    </>
  );
}
