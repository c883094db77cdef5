import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';
import {getControlAttributes, FieldFrame, type FieldFrameProps} from '../../controls/Field';
import {SmallButton} from '../../controls/SmallButton';
import controls from '../../controls/controls.module.css';

interface FileFieldProps extends FieldFrameProps {
  /** The media types in words. */
  readonly type: string;
  readonly accept?: string;
  readonly isList: boolean;
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
export function FileField(props: FileFieldProps): ReactNode {
  const {accept, isRequired = false, isList, error, name, fileNames, isSample, onChange} = props;
  const id = useId();
  const stateId = `${id}-state`;
  const input = useRef<HTMLInputElement>(null);
  const change = (files: readonly File[] | undefined) => {
    if (input.current !== null) {
      input.current.value = '';
      // The pressed button can disappear.
      input.current.focus();
    }
    onChange(files);
  };
  const state = (
    <div className={clsx(controls.row, controls.hint)}>
      <span id={stateId}>{describeFiles(fileNames, isSample)}</span>
      {!(isSample && fileNames.length > 0) && (
        <SmallButton onClick={() => change(undefined)}>
          {translate({id: 'theme.openapi.console.form.useSample', message: 'Send a sample'})}
        </SmallButton>
      )}
      {fileNames.length > 0 && !isRequired && (
        <SmallButton onClick={() => change([])}>
          {translate({id: 'theme.openapi.console.form.removeFile', message: 'Send no file'})}
        </SmallButton>
      )}
    </div>
  );
  return (
    <FieldFrame {...props} id={id} hint={state}>
      <input
        ref={input}
        {...getControlAttributes(id, error, stateId)}
        type="file"
        data-parameter={name}
        accept={accept}
        multiple={isList}
        onChange={({target}) => onChange(Array.from(target.files ?? []))}
      />
    </FieldFrame>
  );
}

function describeFiles(fileNames: readonly string[], isSample: boolean): string {
  const names = fileNames.join(', ');
  if (names === '') return translate({id: 'theme.openapi.console.form.noFile', message: 'No file is sent.'});
  return isSample
    ? translate({id: 'theme.openapi.console.form.sampleFile', message: 'A sample is sent: {names}'}, {names})
    : translate({id: 'theme.openapi.console.form.chosenFile', message: 'Sent: {names}'}, {names});
}
