import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {useEvent} from '../../client/shared/use-event';
import {importCode} from '../../client/try-it/recovery';
import {loadSandbox} from '../sandbox';
import {useConsole} from '../shared/console-context';
import {Message} from '../shared/controls';
import {useLoadedCode} from '../shared/LoadedPart';
import type {BodyEditorProps} from './body-editor';
import type {createJsonEditor, JsonEditor} from './editor';
import type {EditorProblem} from './problems';
import ProblemStatus from './ProblemStatus';
import {useDelayedCheck} from './use-field-errors';
import controls from '../shared/controls.module.css';
import fields from '../shared/fields.module.css';
import styles from './form.module.css';

/** Maximum number of listed problems. */
const maxProblems = 5;

/** Loads the editor's code. */
const loadEditor = () => importCode(() => import(/* webpackChunkName: "sandbox-editor" */ './editor'));

/** The editor of a JSON body, whose code is loaded on demand. It replaces a plain text field. */
export default function JsonBody({handle, mediaType: {type}, isSample}: BodyEditorProps): ReactNode {
  const {model, draft, edit} = useConsole();
  const value = draft.body;
  const {value: editorModule, error, retry} = useLoadedCode(loadEditor);
  const [editor, setEditor] = useState<JsonEditor>();
  const [pointer, setPointer] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const plainField = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const {sandbox} = model;
  const operationId = model.operation.id;
  const problems = useDelayedCheck(
    useCallback(async (): Promise<readonly EditorProblem[]> => {
      const validate = async () =>
        (await loadSandbox(sandbox)).validateBody(operationId, value, type.includes('*') ? undefined : type);
      return (await editorModule?.findProblems(value, validate)) ?? [];
    }, [editorModule, sandbox, operationId, type, value]),
  );

  const createEditor = useEvent((create: typeof createJsonEditor) => {
    const newEditor = create({
      parent: container.current as HTMLElement,
      text: value,
      label: translate({id: 'theme.openapi.console.body.label', message: 'Request body (JSON)'}),
      // Rendering synchronously ensures that an outdated `value` never overwrites newer text.
      onChange: (text) => flushSync(() => edit({body: text})),
    });
    // Otherwise, text that the reader types after the editor has loaded would be lost.
    if (plainField.current !== null && plainField.current === document.activeElement) {
      newEditor.focusRange(plainField.current.selectionStart, plainField.current.selectionEnd);
    }
    return newEditor;
  });
  // This is a layout effect, so that the plain text field and the editor are never both on the page.
  useLayoutEffect(() => {
    if (editorModule === undefined) return undefined;
    const newEditor = createEditor(editorModule.createJsonEditor);
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, [createEditor, editorModule]);
  useEffect(() => editor?.setText(value), [editor, value]);
  useEffect(() => editor?.markProblems(problems), [editor, problems]);
  useEffect(() => {
    if (editor !== undefined && pointer !== undefined) {
      editor.focusPointer(pointer);
      setPointer(undefined);
    }
  }, [editor, pointer]);
  useImperativeHandle(handle, () => ({focusPointer: setPointer}), []);

  return (
    <>
      {editor === undefined && (
        <textarea
          ref={plainField}
          className={fields.textarea}
          aria-label={translate({id: 'theme.openapi.console.body.label', message: 'Request body (JSON)'})}
          aria-describedby={hintId}
          spellCheck={false}
          rows={Math.min(value.split('\n').length + 1, 16)}
          value={value}
          onChange={({target}) => edit({body: target.value})}
        />
      )}
      <div ref={container} className={editor && styles.editor} />
      {error !== undefined && (
        <Message onRetry={retry}>
          {translate({
            id: 'theme.openapi.console.body.editorError',
            message: 'The editor couldn’t be loaded. You can edit the body as plain text.',
          })}
        </Message>
      )}
      <ProblemStatus count={problems.length} isSample={isSample} />
      {problems.length > 0 && (
        <ul className={controls.problems}>
          {problems.slice(0, maxProblems).map(({location, message, from, to}) => (
            <li key={`${location} ${message}`}>
              <button
                type="button"
                className={clsx('clean-btn', controls.location)}
                onClick={() => editor?.focusRange(from, to)}
              >
                {location}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
      <p id={hintId} className={clsx(controls.hint, styles.keys)}>
        <Interpolate
          values={{
            send: (
              <>
                <kbd>Ctrl</kbd>+<kbd>Enter</kbd>
              </>
            ),
          }}
        >
          {translate({id: 'theme.openapi.console.body.keys', message: '{send} sends the request.'})}
        </Interpolate>
      </p>
    </>
  );
}
