import Interpolate from '@docusaurus/Interpolate';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {loadOnDemand} from '../../../client/common/loading/load-on-demand';
import {LoadFailure} from '../../../client/common/loading/LoadFailure';
import {useLoaded} from '../../../client/common/loading/use-loaded';
import {useConsole} from '../../state/console-context';
import {usePointerFocus} from '../../state/use-form';
import {findBodyErrors, useDelayedCheck} from '../check-fields';
import {BodyText} from './BodyText';
import type {createJsonEditor, JsonEditor} from './json-editor';
import type {EditorProblem} from './problems';
import {ProblemStatus} from './ProblemStatus';
import controls from '../../controls/controls.module.css';
import styles from './body.module.css';

/** Maximum number of listed problems. */
const maxProblems = 5;

/** Loads the editor's code. */
const loadEditor = () =>
  loadOnDemand(
    () => import(/* webpackChunkName: "openapi-console-editor" */ './json-editor'),
    () =>
      translate({
        id: 'theme.openapi.console.body.editorError',
        message: 'The editor couldn’t be loaded. You can edit the body as plain text.',
      }),
  );

/** The editor of a JSON body, whose code is loaded on demand. It replaces a plain text field. */
export function JsonBody(): ReactNode {
  const {operation, draft} = useConsole();
  const {value: code, error, retry} = useLoaded(loadEditor);
  const hintId = useId();
  const problems = useDelayedCheck(
    useCallback(async (): Promise<readonly EditorProblem[]> => {
      return (await code?.findProblems(draft.body, () => findBodyErrors(operation, draft))) ?? [];
    }, [code, operation, draft]),
  );
  const {editor, container, plainField} = useEditor(code?.createJsonEditor, problems);
  return (
    <>
      {editor === undefined && <BodyText fieldRef={plainField} aria-label={getBodyLabel()} aria-describedby={hintId} />}
      <div ref={container} className={editor && styles.editor} />
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      <ProblemStatus count={problems.length} />
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

/** Keeps an editor of the draft's JSON on the page as soon as its code is loaded. */
function useEditor(create: typeof createJsonEditor | undefined, problems: readonly EditorProblem[]) {
  const {draft, edit, form} = useConsole();
  const container = useRef<HTMLDivElement>(null);
  const plainField = useRef<HTMLTextAreaElement>(null);
  const text = draft.body;
  const [editor, setEditor] = useState<JsonEditor>();
  const createEditor = useEvent((createEditorIn: NonNullable<typeof create>) => {
    const newEditor = createEditorIn({
      parent: container.current as HTMLDivElement,
      text,
      label: getBodyLabel(),
      // Rendering synchronously ensures that an outdated draft never overwrites newer text.
      onChange: (changed) => flushSync(() => edit({body: changed})),
    });
    // Otherwise, text that the reader types after the editor has loaded would be lost.
    if (plainField.current !== null && plainField.current === document.activeElement) {
      newEditor.focusRange(plainField.current.selectionStart, plainField.current.selectionEnd);
    }
    return newEditor;
  });
  // This is a layout effect, so that the plain text field and the editor are never both on the page.
  useLayoutEffect(() => {
    if (create === undefined) return undefined;
    const newEditor = createEditor(create);
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, [createEditor, create]);
  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.markProblems(problems), [editor, problems]);
  usePointerFocus(form, editor?.focusPointer);
  return {editor, container, plainField};
}

/** Returns the accessible name of the editor, and of the field that it replaces. */
const getBodyLabel = () => translate({id: 'theme.openapi.console.body.label', message: 'Request body (JSON)'});
