import {chooseMediaType, getBodyFormat, type MediaType, type Operation} from '@developer-docs/openapi';
import type {Json} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';
import {loadOnDemand} from '../../../client/common/loading/load-on-demand';
import {LoadedPart} from '../../../client/common/loading/LoadedPart';
import {Field, RequiredBadge} from '../../controls/Field';
import {SmallButton} from '../../controls/SmallButton';
import {createBody, formatBody} from '../../draft/field-text';
import {useConsole} from '../../state/console-context';
import {usePointerFocus} from '../../state/use-form';
import {BodyText} from './BodyText';
import {JsonBody} from './JsonBody';
import controls from '../../controls/controls.module.css';
import fields from '../../controls/fields.module.css';
import styles from './body.module.css';

interface BodySectionProps {
  readonly requestBody: NonNullable<Operation['requestBody']>;
}

/** The request body: its media type, its examples, and an editor for its format. */
export function BodySection({requestBody}: BodySectionProps): ReactNode {
  const {draft, edit, form} = useConsole();
  const labelId = useId();
  const {content, isRequired} = requestBody;
  const mediaType = chooseMediaType({content}, draft.mediaType);
  const format = mediaType && getBodyFormat(mediaType);
  const textField = useRef<HTMLTextAreaElement>(null);
  usePointerFocus(form, format === 'text' ? () => textField.current?.focus() : undefined);
  if (mediaType === undefined) return null;
  const hasChoice = content.length > 1;
  return (
    <div className={styles.body} role="group" aria-labelledby={labelId}>
      <div className={fields.label}>
        <span id={labelId}>{translate({id: 'theme.openapi.console.body', message: 'Request body'})}</span>
        {!hasChoice && <span className={fields.type}>{mediaType.type}</span>}
        {isRequired && <RequiredBadge />}
        {format !== 'file' && <ExampleButtons mediaType={mediaType} />}
      </div>
      {hasChoice && (
        <Field
          label={translate({id: 'theme.openapi.console.body.mediaType', message: 'Content type'})}
          value={mediaType.type}
          options={content.map(({type}) => type)}
          onChange={(type) => {
            const chosen = chooseMediaType({content}, type);
            edit({mediaType: type, body: chosen === undefined ? '' : createBody(chosen, 'realistic'), files: {}});
          }}
        />
      )}
      {format === 'text' && <BodyText fieldRef={textField} aria-labelledby={labelId} />}
      {format === 'json' && <JsonBody key={mediaType.type} />}
      {format !== 'text' && format !== 'json' && (
        <LoadedPart
          key={mediaType.type}
          load={loadForm}
          fallback={
            <p role="status">{translate({id: 'theme.openapi.console.loading', message: 'Loading the console…'})}</p>
          }
        >
          {({FormBody}) => <FormBody mediaType={mediaType} />}
        </LoadedPart>
      )}
    </div>
  );
}

/** Buttons that insert the examples of a media type. */
function ExampleButtons({mediaType}: {readonly mediaType: MediaType}): ReactNode {
  const {edit} = useConsole();
  const examples = mediaType.examples.filter(({value}) => value !== undefined);
  if (examples.length === 0) return null;
  return (
    <span className={clsx(controls.row, styles.examples)}>
      <span className={fields.type}>{translate({id: 'theme.openapi.console.examples', message: 'Examples:'})}</span>
      {examples.map(({name, summary, value}) => (
        <SmallButton
          key={name}
          title={summary}
          aria-label={translate(
            {id: 'theme.openapi.console.insertExample', message: 'Insert the example {name}'},
            {name: describeExampleName(name)},
          )}
          onClick={() => edit({body: formatBody(mediaType, value as Json), files: {}})}
        >
          {describeExampleName(name)}
        </SmallButton>
      ))}
    </span>
  );
}

/** Returns an example's label. Examples named after the samples on the page have the same labels as those. */
function describeExampleName(name: string): string {
  if (name === 'minimal') return translate({id: 'theme.openapi.console.examples.minimal', message: 'Minimal'});
  if (name === 'realistic') return translate({id: 'theme.openapi.console.examples.complete', message: 'Complete'});
  return name;
}

/** Loads the code of forms. */
const loadForm = () => loadOnDemand(() => import(/* webpackChunkName: "openapi-console-form" */ './FormBody'));
