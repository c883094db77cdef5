import {history, historyKeymap, standardKeymap} from '@codemirror/commands';
import {json} from '@codemirror/lang-json';
import {bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {Annotation, EditorState, type Extension} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {findPointer} from './json-tree';
import {problemMarks, setProblems, type EditorProblem} from './problems';

export {findProblems} from './problems';

interface JsonEditorOptions {
  /** The element in which the editor is created. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** Called when the reader has changed the text. */
  readonly onChange: (text: string) => void;
}

/** Creates an editor for a JSON body. */
export function createJsonEditor(options: JsonEditorOptions) {
  // The content security policy forbids style elements. In a shadow tree, the editor uses constructed style sheets.
  const root = options.parent.shadowRoot ?? options.parent.attachShadow({mode: 'open', delegatesFocus: true});
  const view = new EditorView({
    parent: root as unknown as HTMLElement,
    root,
    state: EditorState.create({doc: options.text, extensions: createExtensions(options)}),
  });
  /** Moves focus into the editor, and selects a range, given as offsets in the text. */
  const focusRange = (from: number, to: number) => {
    // The text may have been shortened since the range was determined.
    const {length} = view.state.doc;
    const anchor = Math.min(from, length);
    view.dispatch({
      selection: {anchor, head: Math.min(to, length)},
      effects: EditorView.scrollIntoView(anchor, {y: 'center'}),
    });
    view.focus();
  };
  return {
    focusRange,
    setText: (text: string) => {
      if (text !== view.state.doc.toString()) {
        view.dispatch({
          changes: {from: 0, to: view.state.doc.length, insert: text},
          annotations: isReplacement.of(true),
        });
      }
    },
    /** Underlines problems in the current text. */
    markProblems: (problems: readonly EditorProblem[]) => {
      // The text may have been shortened since the check.
      const {length} = view.state.doc;
      view.dispatch({effects: setProblems.of(problems.filter(({to}) => to <= length))});
    },
    /** Moves the cursor to a field, or to the object that lacks it. */
    focusPointer: (pointer: string) => {
      const {from, to} = findPointer(view.state.doc.toString(), pointer);
      focusRange(from, to);
    },
    destroy: () => view.destroy(),
  };
}

export type JsonEditor = ReturnType<typeof createJsonEditor>;

/** Marks changes that the reader didn't make. */
const isReplacement = Annotation.define<boolean>();

const createExtensions = ({label, onChange}: JsonEditorOptions): Extension => [
  history(),
  json(),
  indentOnInput(),
  bracketMatching(),
  problemMarks,
  syntaxHighlighting(highlightStyle),
  theme,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    'aria-label': label,
    spellcheck: 'false',
    autocapitalize: 'off',
  }),
  EditorView.updateListener.of(({docChanged, transactions, state}) => {
    if (docChanged && !transactions.some((transaction) => transaction.annotation(isReplacement))) {
      onChange(state.doc.toString());
    }
  }),
  EditorView.domEventHandlers({
    // Outside the shadow tree, key presses don't appear to come from a text field, so they'd trigger shortcuts such
    // as `/`.
    keydown: (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
  }),
  keymap.of([...historyKeymap, ...standardKeymap]),
];

const highlightStyle = HighlightStyle.define([
  {tag: tags.propertyName, color: 'var(--openapi-code-property)'},
  {tag: tags.string, color: 'var(--openapi-code-string)'},
  {tag: tags.number, color: 'var(--openapi-code-number)'},
  {tag: [tags.bool, tags.null], color: 'var(--openapi-code-keyword)'},
]);

const theme = EditorView.theme({
  '&': {
    color: 'var(--openapi-code-color)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'var(--openapi-code-font)',
    lineHeight: '1.5',
    maxHeight: '26rem',
    overflow: 'auto',
  },
  '.cm-content': {padding: '0.75rem 0', caretColor: 'var(--openapi-text-color)', minHeight: '6rem'},
  '.cm-line': {padding: '0 0.75rem'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--openapi-strong-surface)',
    outline: '1px solid var(--openapi-strong-border-color)',
  },
  '.cm-problem': {
    textDecoration: 'underline wavy var(--openapi-danger-color) 1px',
    textUnderlineOffset: '3px',
  },
});
