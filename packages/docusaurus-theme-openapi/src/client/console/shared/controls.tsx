import {Fragment, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {t} from '../../console-texts';
import controls from './controls.module.css';
import fields from './fields.module.css';

/** A small button for a secondary action. */
export function SmallButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}

interface FilledTextProps {
  readonly text: string;
  /** What replaces the placeholders, by name. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text in which elements replace the placeholders: `{event} to {url}`. */
export function FilledText({text, values}: FilledTextProps): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}

interface ProblemStatusProps {
  readonly count: number;
  /** Whether the body is an example of the document. */
  readonly isSample: boolean;
}

/** Announces how many problems a request body has. */
export function ProblemStatus({count, isSample}: ProblemStatusProps): ReactNode {
  const key = isSample ? 'console.body.invalidSample.plurals' : 'console.body.problems.plurals';
  return (
    <p role="status" className={fields.error}>
      {count > 0 && t(key, {count})}
    </p>
  );
}

interface MessageProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** An error message with a retry button. */
export function Message({children, onRetry}: MessageProps): ReactNode {
  return (
    <div className={clsx(controls.row, controls.alert, controls.failure)} role="alert">
      <p>{children}</p>
      <SmallButton onClick={onRetry}>{t('console.retry')}</SmallButton>
    </div>
  );
}
