import type {FieldError} from '@developer-docs/mock-api';
import {createSampleBody, getBodyFormat, type MediaType} from '@developer-docs/openapi';
import {getOwn, parsePointer, stringifyJson, type Json} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {useCallback, useMemo, useRef, type ReactNode} from 'react';
import {fileText, parseForm} from '../../draft/field-text';
import {useConsole} from '../../state/console-context';
import {usePointerFocus} from '../../state/use-form';
import {findBodyErrors, useDelayedCheck} from '../check-fields';
import {FileField} from './FileField';
import {listFields, type DescribedField} from './form-fields';
import {ProblemStatus} from './ProblemStatus';
import {ValueField} from './ValueField';
import controls from '../../controls/controls.module.css';

const getFieldName = (pointer = '') => parsePointer(pointer)[0] ?? '';

/** Describes an error below its field. The names of inner values are in the message. */
function formatError({pointer = '', detail}: FieldError): string {
  const [, ...names] = parsePointer(pointer);
  return names.length === 0 ? detail : `${names.join('.')}: ${detail}`;
}

interface FormBodyProps {
  readonly mediaType: MediaType;
}

/** A request body that's a form or a file. Its code is loaded on demand. */
export function FormBody({mediaType}: FormBodyProps): ReactNode {
  const {form} = useConsole();
  const container = useRef<HTMLDivElement>(null);
  usePointerFocus(form, (pointer) => {
    const name = CSS.escape(getFieldName(pointer));
    container.current?.querySelector<HTMLElement>(`[data-parameter="${name}"]`)?.focus();
  });
  return (
    <div ref={container}>
      {getBodyFormat(mediaType) === 'file' ? <FileBody mediaType={mediaType} /> : <FormFields mediaType={mediaType} />}
    </div>
  );
}

function FileBody({mediaType}: FormBodyProps): ReactNode {
  const {operation, draft, edit} = useConsole();
  const body = draft.body === '' ? undefined : createSampleBody(mediaType, {}, draft.files);
  return (
    <FileField
      label={translate({id: 'theme.openapi.console.form.file', message: 'File'})}
      name=""
      type={mediaType.type}
      accept={mediaType.type}
      isRequired={operation.requestBody?.isRequired === true}
      isList={false}
      fileNames={body?.kind === 'file' ? [body.file] : []}
      isSample={draft.files[''] === undefined}
      onChange={(files) => edit({body: files?.length === 0 ? '' : fileText, files: files?.length ? {'': files} : {}})}
    />
  );
}

function FormFields({mediaType}: FormBodyProps): ReactNode {
  const {operation, draft, edit} = useConsole();
  const value = useMemo(() => parseForm(draft.body), [draft.body]);
  const errors = useDelayedCheck(useCallback(() => findBodyErrors(operation, draft), [operation, draft]));
  /** Changes a member, or removes it. Without files, a file is a sample. */
  const change = (name: string, member: Json | undefined, files?: readonly File[]) => {
    const {[name]: _value, ...otherMembers} = value;
    const {[name]: _files, ...otherFiles} = draft.files;
    const members = member === undefined ? otherMembers : {...value, [name]: member};
    edit({
      body: stringifyJson(members, 2),
      files: files === undefined ? otherFiles : {...otherFiles, [name]: files},
    });
  };
  const fields = listFields(mediaType, value, operation);
  const findError = (name: string) => errors.filter(({pointer}) => getFieldName(pointer) === name).map(formatError)[0];
  const otherErrors = errors.filter(({pointer}) => !fields.some(({name}) => name === getFieldName(pointer)));
  const body = draft.body === '' ? undefined : createSampleBody(mediaType, value, draft.files);
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const renderField = (field: DescribedField) => {
    const {name} = field;
    return field.isFile ? (
      <FileField
        key={name}
        {...field}
        label={<code>{name}</code>}
        error={findError(name)}
        fileNames={parts.flatMap((part) => (part.name === name && 'file' in part ? part.file : []))}
        isSample={getOwn(draft.files, name) === undefined}
        onChange={(files) => (files?.length === 0 ? change(name, undefined) : change(name, fileText, files))}
      />
    ) : (
      <ValueField
        key={name}
        field={field}
        value={getOwn(value, name)}
        error={findError(name)}
        onChange={(member) => change(name, member)}
      />
    );
  };
  return (
    <>
      {fields.map(renderField)}
      <ProblemStatus count={errors.length} />
      {otherErrors.length > 0 && (
        <ul className={controls.problems}>
          {otherErrors.map(({pointer, detail}) => (
            <li key={`${pointer ?? ''} ${detail}`}>
              {pointer !== '' && <code>{pointer}</code>} {detail}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
