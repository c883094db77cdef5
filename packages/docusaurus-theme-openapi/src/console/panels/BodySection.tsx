import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {chooseMediaType, getBodyFormat} from '@developer-docs/openapi';
import {loadCode} from '../../client/try-it/recovery';
import {createBody, formatBody} from '../model/draft';
import {Message, SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import Field from '../shared/Field';
import fields from '../shared/fields.module.css';
import {useLoadedCode} from '../shared/use-sandbox';
import type {BodyEditorProps} from '../shared/body-editor';
import BodyField from './BodyField';
import styles from './Console.module.css';

type BodySectionProps = Pick<BodyEditorProps, 'handle' | 'model' | 'draft' | 'onChange' | 'onOutdated'>;

/** The request body: its media type, its examples, and an editor for its format. */
export default function BodySection({handle, model, draft, onChange, onOutdated}: BodySectionProps): ReactNode {
  const {requestBody} = model.operation;
  const labelId = useId();
  const {content, isRequired} = requestBody ?? {content: [], isRequired: false};
  const mediaType = chooseMediaType({content}, draft.mediaType);
  if (mediaType === undefined) {
    return null;
  }
  const hasChoice = content.length > 1;
  const format = getBodyFormat(mediaType);
  const examples = format === 'file' ? [] : mediaType.examples;
  const texts = examples.flatMap(({name, summary, value}) =>
    value === undefined ? [] : [{name, summary, text: formatBody(mediaType, value)}],
  );
  const editorProps = {
    handle,
    model,
    mediaType,
    draft,
    onChange,
    onOutdated,
    isSample: texts.some(({text}) => text === draft.body),
  };
  return (
    <div className={styles.body} role="group" aria-labelledby={labelId}>
      <div className={fields.label}>
        <span id={labelId}>{translate({id: 'theme.openapi.console.body', message: 'Request body'})}</span>
        {!hasChoice && <span className={fields.type}>{mediaType.type}</span>}
        {isRequired && (
          <span className="badge openapi-badge--required">
            {translate({
              id: 'theme.openapi.badge.required',
              message: 'required',
            })}
          </span>
        )}
        {texts.length > 0 && (
          <span className={clsx(controls.row, styles.examples)}>
            <span className={fields.type}>
              {translate({id: 'theme.openapi.console.examples', message: 'Examples:'})}
            </span>
            {texts.map(({name, summary, text}) => (
              <SmallButton
                key={name}
                title={summary}
                aria-label={translate(
                  {id: 'theme.openapi.console.insertExample', message: 'Insert the example {name}'},
                  {name: labelExample(name)},
                )}
                onClick={() => onChange({body: text, files: {}})}
              >
                {labelExample(name)}
              </SmallButton>
            ))}
          </span>
        )}
      </div>
      {hasChoice && (
        <Field
          label={translate({id: 'theme.openapi.console.body.mediaType', message: 'Content type'})}
          value={mediaType.type}
          options={content.map(({type}) => [type, type] as const)}
          onChange={(type) => {
            const chosen = chooseMediaType({content}, type);
            onChange({mediaType: type, body: chosen === undefined ? '' : createBody(chosen, 'realistic'), files: {}});
          }}
        />
      )}
      {format === 'json' ? (
        <BodyField key={mediaType.type} {...editorProps} />
      ) : format === 'text' ? (
        <textarea
          className={fields.textarea}
          aria-labelledby={labelId}
          spellCheck={false}
          rows={Math.min(draft.body.split('\n').length + 1, 16)}
          value={draft.body}
          onChange={({target}) => onChange({body: target.value})}
        />
      ) : (
        <LoadedForm key={mediaType.type} {...editorProps} />
      )}
    </div>
  );
}

/** Returns an example's label. Examples named after the samples on the page have the same labels as those. */
const labelExample = (name: string): string =>
  name === 'minimal'
    ? translate({id: 'theme.openapi.console.examples.minimal', message: 'Minimal'})
    : name === 'realistic'
      ? translate({id: 'theme.openapi.console.examples.complete', message: 'Complete'})
      : name;

/** Loads the code of forms. */
const loadForm = () => loadCode(() => import(/* webpackChunkName: "sandbox-form" */ '../form/FormBody'));

function LoadedForm(props: BodyEditorProps): ReactNode {
  const {value: module, error, retry} = useLoadedCode(loadForm, props.onOutdated);
  if (error !== undefined) {
    return (
      <Message onRetry={retry}>
        {translate({
          id: 'theme.openapi.console.loadError',
          message: 'The console couldn’t be loaded. Check your connection, then retry.',
        })}
      </Message>
    );
  }
  return module === undefined ? (
    <p role="status">{translate({id: 'theme.openapi.console.loading', message: 'Loading the console…'})}</p>
  ) : (
    <module.default {...props} />
  );
}
