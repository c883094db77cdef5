import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useConsole} from '../../state/console-context';
import type {createJsonEditor, JsonEditor} from './json-editor';
import type {EditorProblem} from './problems';
import {usePointerFocus} from './use-pointer-focus';

interface UseJsonEditorOptions {
  /** Creates the editor. It's `undefined` until its code is loaded. */
  readonly create: typeof createJsonEditor | undefined;
  /** The element in which the editor is created. */
  readonly container: RefObject<HTMLElement | null>;
  /** The field that the editor replaces. */
  readonly plainField: RefObject<HTMLTextAreaElement | null>;
  readonly problems: readonly EditorProblem[];
}

/** Keeps an editor of the draft's JSON on the page as soon as its code is loaded. */
export function useJsonEditor(options: UseJsonEditorOptions): JsonEditor | undefined {
  const {create, container, plainField, problems} = options;
  const {draft, edit} = useConsole();
  const text = draft.body;
  const [editor, setEditor] = useState<JsonEditor>();
  const createEditor = useEvent((createJsonEditor: NonNullable<typeof create>) => {
    const newEditor = createJsonEditor({
      parent: container.current as HTMLElement,
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
  usePointerFocus(editor?.focusPointer);
  return editor;
}

/** Returns the accessible name of the editor, and of the field that it replaces. */
export const getBodyLabel = (): string =>
  translate({id: 'theme.openapi.console.body.label', message: 'Request body (JSON)'});
