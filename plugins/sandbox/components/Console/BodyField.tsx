import {useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import type {FieldError} from '@developer-docs/mock-api';
import {formatCount} from '@developer-docs/text';
import type {JsonEditor} from '../../client/console/editor';
import type {ConsoleOperation} from '../../client/console/operation';
import type {EditorProblem} from '../../client/console/problems';
import controls from '../shared/controls.module.css';
import fields from '../shared/fields.module.css';
import Message from '../shared/Message';
import styles from './Console.module.css';

export interface BodyFieldHandle {
  readonly focusPointer: (pointer: string) => void;
}

/** Maximum number of listed problems. */
const maxProblems = 5;

/** Loads the code of the editor. */
export const loadEditor = () => import(/* webpackChunkName: "sandbox-editor" */ '../../client/console/editor');

interface BodyFieldProps {
  readonly ref: Ref<BodyFieldHandle>;
  readonly model: ConsoleOperation;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  readonly validate: (text: string) => Promise<readonly FieldError[]>;
}

/** The request body editor, whose code is loaded on demand. */
export default function BodyField({ref, model, value, onChange, onSend, validate}: BodyFieldProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const plainField = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<JsonEditor>(undefined);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<readonly EditorProblem[]>([]);
  const hintId = useId();
  // The editor is created once, and calls the latest functions.
  const latestProps = useRef({value, onChange, onSend, validate});
  useEffect(() => {
    latestProps.current = {value, onChange, onSend, validate};
  });
  // Values that the editor reported and that may come back as `value`, possibly after the reader has typed more.
  const reportedValues = useRef<readonly string[]>([]);
  useEffect(() => {
    const index = reportedValues.current.lastIndexOf(value);
    if (index >= 0) {
      reportedValues.current = reportedValues.current.slice(index);
    } else {
      reportedValues.current = [];
      editor.current?.setText(value);
    }
  }, [value]);
  /** The JSON pointer of the field to focus when the editor has loaded. */
  const pendingPointer = useRef<string>(undefined);
  useImperativeHandle(
    ref,
    () => ({
      focusPointer: (pointer) => {
        pendingPointer.current = editor.current === undefined ? pointer : undefined;
        editor.current?.focusPointer(pointer);
      },
    }),
    [],
  );
  useEffect(() => {
    let isCanceled = false;
    setStatus('loading');
    setProblems([]);
    loadEditor().then(
      ({createJsonEditor}) => {
        if (isCanceled || container.current === null) {
          return;
        }
        editor.current = createJsonEditor({
          parent: container.current,
          text: latestProps.current.value,
          label: 'Request body (JSON)',
          operation: model,
          onChange: (text) => {
            reportedValues.current = [...reportedValues.current, text];
            latestProps.current.onChange(text);
          },
          onSend: () => latestProps.current.onSend(),
          validate: (text) => latestProps.current.validate(text),
          onProblems: setProblems,
        });
        const replacedField = plainField.current;
        const isTyping = replacedField !== null && replacedField === document.activeElement;
        flushSync(() => setStatus('ready'));
        // Otherwise, what the reader continues to type would be lost.
        if (isTyping) {
          editor.current.focusRange(replacedField.selectionStart, replacedField.selectionEnd);
        }
        if (pendingPointer.current !== undefined) {
          editor.current.focusPointer(pendingPointer.current);
          pendingPointer.current = undefined;
        }
      },
      () => setStatus('failed'),
    );
    return () => {
      isCanceled = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [model, attempt]);
  return (
    <>
      {status !== 'ready' && (
        <textarea
          ref={plainField}
          className={fields.textarea}
          aria-label="Request body (JSON)"
          aria-describedby={hintId}
          spellCheck={false}
          rows={Math.min(value.split('\n').length + 1, 16)}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
      )}
      <div ref={container} className={styles.editor} hidden={status !== 'ready'} />
      {status === 'failed' && (
        <Message onRetry={() => setAttempt(attempt + 1)}>
          The editor couldn’t be loaded. You can edit the body as plain text.
        </Message>
      )}
      <p role="status" className={fields.error}>
        {problems.length > 0 && `${formatCount(problems.length, 'problem')} in the request body`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.slice(0, maxProblems).map((problem) => (
            <li key={`${problem.location} ${problem.message}`}>
              <button
                type="button"
                className={controls.location}
                onClick={() => editor.current?.focusRange(problem.from, problem.to)}
              >
                {problem.location}
              </button>{' '}
              {problem.message}
            </li>
          ))}
        </ul>
      )}
      <p id={hintId} className={clsx(controls.hint, styles.keys)}>
        <kbd>Ctrl</kbd>+<kbd>Space</kbd> suggests properties and values. <kbd>Ctrl</kbd>+<kbd>Enter</kbd> sends the
        request.
      </p>
    </>
  );
}
