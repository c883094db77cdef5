import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {history, historyKeymap, standardKeymap} from '@codemirror/commands';
import {json} from '@codemirror/lang-json';
import {bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting, syntaxTree} from '@codemirror/language';
import {linter, lintKeymap, type Diagnostic} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, keymap, type ViewUpdate} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {Json} from '../../../contract';
import {toPlainText} from '../../../contract/client';
import type {BodyError} from '../index';
import {parseJson} from './draft';
import {findFields} from './fields';
import {findPath, findPointer} from './json-tree';
import type {ConsoleOperation, FieldSchema} from './operation';

export interface JsonEditorOptions {
  /** The element in which the editor is created. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** ID of the element that describes the editor. */
  readonly describedBy?: string;
  readonly operation: ConsoleOperation;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  /** Validates a body that is valid JSON. */
  readonly validate: (text: string) => Promise<readonly BodyError[]>;
}

export interface JsonEditor {
  readonly setText: (text: string) => void;
  readonly focus: () => void;
  /** Moves the cursor to the field, or to the object in which it's missing. */
  readonly focusPointer: (pointer: string) => void;
  readonly destroy: () => void;
}

/** Creates an editor for a JSON body. */
export function createJsonEditor(options: JsonEditorOptions): JsonEditor {
  // The content security policy forbids style elements. In a shadow tree, the editor uses constructed style sheets.
  const root = options.parent.shadowRoot ?? options.parent.attachShadow({mode: 'open', delegatesFocus: true});
  root.replaceChildren();
  // Outside of the shadow tree, keys don't seem to be typed into a text field, so shortcuts such as `/` would be triggered.
  const stopTyping = (event: Event) => {
    if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
    }
  };
  root.addEventListener('keydown', stopTyping);
  let isReplacing = false;
  const onChange = (text: string) => {
    if (!isReplacing) {
      options.onChange(text);
    }
  };
  const view = new EditorView({
    parent: root as unknown as HTMLElement,
    root,
    state: EditorState.create({doc: options.text, extensions: createExtensions({...options, onChange})}),
  });
  return {
    setText: (text) => {
      if (text !== view.state.doc.toString()) {
        isReplacing = true;
        view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}});
        isReplacing = false;
      }
    },
    focus: () => {
      view.focus();
    },
    focusPointer: (pointer) => {
      const {from, to} = findPointer(view.state, pointer);
      view.dispatch({selection: {anchor: from, head: to}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
      view.focus();
    },
    destroy: () => {
      root.removeEventListener('keydown', stopTyping);
      view.destroy();
    },
  };
}

function createExtensions({label, describedBy, operation, onChange, onSend, validate}: JsonEditorOptions): Extension {
  return [
    history(),
    json(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({override: [createCompletionSource(operation)], icons: false}),
    linter((view) => lintBody(view, validate), {delay: 300}),
    syntaxHighlighting(highlightStyle),
    theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': label,
      ...(describedBy !== undefined && {'aria-describedby': describedBy}),
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    EditorView.updateListener.of((update: ViewUpdate) => {
      if (update.docChanged) {
        onChange(update.state.doc.toString());
      }
    }),
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          onSend();
          return true;
        },
      },
      // Tab leaves the editor, except while completions are shown.
      {key: 'Tab', run: acceptCompletion},
      {key: 'Alt-Enter', run: startCompletion},
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...standardKeymap,
    ]),
  ];
}

async function lintBody(view: EditorView, validate: JsonEditorOptions['validate']): Promise<Diagnostic[]> {
  const text = view.state.doc.toString();
  if (text.trim() === '') {
    return [];
  }
  if (parseJson(text) === undefined) {
    return [describeSyntaxError(view.state)];
  }
  const errors = await validate(text);
  // The text may have changed in the meantime.
  return view.state.doc.toString() === text
    ? errors.map(({pointer, code, detail}) => ({
        ...findPointer(view.state, pointer, code === 'unknown_field'),
        severity: 'error',
        message: detail,
      }))
    : [];
}

/** Marks the first place where the parser had to recover. */
function describeSyntaxError(state: EditorState): Diagnostic {
  let position = state.doc.length;
  syntaxTree(state).iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        position = Math.min(position, from);
      }
      return from <= position;
    },
  });
  const {number} = state.doc.lineAt(position);
  return {
    from: Math.max(0, Math.min(position, state.doc.length - 1)),
    to: Math.min(position + 1, state.doc.length),
    severity: 'error',
    message: `The text isn't valid JSON: there's a syntax error in line ${String(number)}.`,
  };
}

/** Completes names of properties that aren't in the object yet, and values of enumerations. */
function createCompletionSource(operation: ConsoleOperation) {
  return ({state, pos, explicit}: CompletionContext): CompletionResult | null => {
    const {path, isName, token, siblings} = findPath(state, pos);
    if (token === undefined && !explicit) {
      return null;
    }
    const from = token?.from ?? pos;
    const to = token?.to ?? pos;
    const root = parseJson(state.doc.toString());
    const fields = findFields(operation, path, root);
    const options = isName
      ? fields.flatMap((field) => completeNames(field, operation, siblings, state.sliceDoc(to, to + 1) === ':'))
      : fields.flatMap(completeValues);
    const unique = [...new Map(options.map((option) => [option.label, option])).values()];
    // Nothing is suggested while only the current token matches, such as after a completion.
    return unique.length === 0 ? null : {from, to, options: unique, validFor: /^"?[\w-]*"?$/};
  };
}

function completeNames(
  {properties = {}, required = []}: FieldSchema,
  {schemas}: ConsoleOperation,
  siblings: readonly string[],
  hasColon: boolean,
): Completion[] {
  return Object.entries(properties)
    .filter(([name]) => !siblings.includes(name))
    .map(([name, field]) => {
      const type = field.type ?? (field.ref === undefined ? undefined : schemas[field.ref]?.type);
      const isRequired = required.includes(name);
      return {
        label: `"${name}"`,
        displayLabel: name,
        detail: [type, isRequired ? 'required' : undefined].filter(Boolean).join(', '),
        boost: isRequired ? 10 : 0,
        ...(field.description !== undefined && {info: field.description}),
        apply: (view: EditorView, _completion: Completion, from: number, to: number) => {
          const [before, after] = hasColon ? ['', ''] : createValue(type);
          const insert = hasColon ? `"${name}"` : `"${name}": ${before}${after}`;
          const cursor = from + insert.length - after.length;
          view.dispatch({changes: {from, to, insert}, selection: {anchor: cursor}, userEvent: 'input.complete'});
          startCompletion(view);
        },
      };
    });
}

/** The text before and after the cursor in a new value. */
function createValue(type: string | undefined): readonly [string, string] {
  switch (type) {
    case 'string':
      return ['"', '"'];
    case 'object':
      return ['{', '}'];
    case 'array':
      return ['[', ']'];
    default:
      return ['', ''];
  }
}

function completeValues({values = [], type}: FieldSchema): Completion[] {
  const literals: readonly Json[] = type === 'boolean' ? [true, false] : [];
  return [...values, ...literals.map((value) => ({value, description: undefined}))].map(({value, description}) => ({
    label: JSON.stringify(value),
    displayLabel: toPlainText(value),
    ...(description !== undefined && {info: description}),
  }));
}

const highlightStyle = HighlightStyle.define([
  {tag: tags.propertyName, color: 'var(--ds-code-property)'},
  {tag: tags.string, color: 'var(--ds-code-string)'},
  {tag: tags.number, color: 'var(--ds-code-number)'},
  {tag: [tags.bool, tags.null], color: 'var(--ds-code-keyword)'},
]);

const theme = EditorView.theme({
  '&': {
    color: 'var(--ds-code-text)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {fontFamily: 'var(--ds-font-code)', lineHeight: '1.5', maxHeight: '26rem', overflow: 'auto'},
  '.cm-content': {padding: '0.75rem 0', caretColor: 'var(--ds-text)', minHeight: '6rem'},
  '.cm-line': {padding: '0 0.75rem'},
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--ds-surface-strong)',
    outline: '1px solid var(--ds-border-strong)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--ds-border)',
    borderRadius: 'var(--ds-radius-m)',
    backgroundColor: 'var(--ds-surface-raised)',
    color: 'var(--ds-text)',
    boxShadow: 'var(--ds-shadow-l)',
    overflow: 'hidden',
    zIndex: '10',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--ds-font-code)', maxHeight: '14rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.25rem 0.75rem', lineHeight: '1.4'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--ds-info-subtle)',
    color: 'var(--ds-text)',
    outline: '1px solid var(--ds-info)',
    outlineOffset: '-1px',
  },
  '.cm-completionDetail': {color: 'var(--ds-text-muted)', fontStyle: 'normal', marginLeft: '1rem'},
  '.cm-tooltip.cm-completionInfo': {
    padding: '0.5rem 0.75rem',
    maxWidth: '22rem',
    fontFamily: 'var(--ds-font)',
    lineHeight: '1.45',
  },
  '.cm-diagnostic': {
    padding: '0.375rem 0.75rem',
    borderLeftColor: 'var(--ds-danger)',
    fontFamily: 'var(--ds-font)',
    maxWidth: '26rem',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--ds-danger) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-error::after': {borderBottomColor: 'var(--ds-danger)'},
});
