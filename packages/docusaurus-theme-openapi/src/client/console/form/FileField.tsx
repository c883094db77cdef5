import {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {t as consoleText} from '../../console-texts';
import {InlineText} from '../shared/Field';
import {SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import fields from '../shared/fields.module.css';
import {t} from './form-texts';

interface FileFieldProps {
  readonly label: ReactNode;
  /** The media types in words. */
  readonly type: string;
  readonly accept?: string | undefined;
  readonly isRequired: boolean;
  readonly isList: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  /** The name of the form's field, by which an error finds the control. */
  readonly name: string;
  /** The names of the files that are sent. */
  readonly fileNames: readonly string[];
  /** Whether the files are generated samples. */
  readonly isSample: boolean;
  /** Called with the chosen files, `undefined` for a sample, or an empty list for no file. */
  readonly onChange: (files: readonly File[] | undefined) => void;
}

/** A field for one or more files. Until the reader chooses one, a sample is sent. */
export default function FileField(props: FileFieldProps): ReactNode {
  const {label, type, accept, isRequired, isList, description, error, name, fileNames, isSample, onChange} = props;
  const id = useId();
  const [errorId, stateId, descriptionId] = [`${id}-error`, `${id}-state`, `${id}-description`];
  const input = useRef<HTMLInputElement>(null);
  const change = (files: readonly File[] | undefined) => {
    if (input.current !== null) {
      input.current.value = '';
      // The pressed button can disappear.
      input.current.focus();
    }
    onChange(files);
  };
  const names = fileNames.join(', ');
  return (
    <div className={fields.field}>
      <div className={fields.label}>
        <label htmlFor={id}>{label}</label>
        <span className={fields.type}>{type}</span>
        {isRequired && <span className="badge badge--required">{consoleText('badge.required')}</span>}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        data-parameter={name}
        accept={accept}
        multiple={isList}
        aria-describedby={`${errorId} ${stateId} ${descriptionId}`}
        aria-invalid={error !== undefined}
        onChange={({target}) => onChange([...(target.files ?? [])])}
      />
      <p id={errorId} className={fields.error}>
        {error}
      </p>
      <div className={clsx(controls.row, controls.hint)}>
        <span id={stateId}>
          {fileNames.length === 0
            ? t('console.form.noFile')
            : t(isSample ? 'console.form.sampleFile' : 'console.form.chosenFile', {names})}
        </span>
        {!(isSample && fileNames.length > 0) && (
          <SmallButton onClick={() => change(undefined)}>{t('console.form.useSample')}</SmallButton>
        )}
        {fileNames.length > 0 && !isRequired && (
          <SmallButton onClick={() => change([])}>{t('console.form.removeFile')}</SmallButton>
        )}
      </div>
      <p id={descriptionId} className={controls.hint}>
        {description !== undefined && <InlineText text={description} />}
      </p>
    </div>
  );
}
