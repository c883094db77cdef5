import {StateEffect, StateField, type Extension, type Text} from '@codemirror/state';
import {Decoration, EditorView, ViewPlugin, type DecorationSet} from '@codemirror/view';
import type {FieldError} from '@developer-docs/mock-api';
import {parseTree, type ParseError} from 'jsonc-parser';
import {findPointer} from './find-pointer';

/** A part of the text that the API would reject. */
export interface EditorProblem {
  /** The JSON pointer, or the line of a syntax error. */
  readonly location: string;
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

export interface ProblemOptions {
  /** Validates a body that is valid JSON. */
  readonly validate: (text: string) => Promise<readonly FieldError[]>;
  /** Called after each check of the text. */
  readonly onProblems: (problems: readonly EditorProblem[]) => void;
}

/** The delay between the last change and the check, in milliseconds. */
const checkDelayMs = 300;

const setProblems = StateEffect.define<readonly EditorProblem[]>();
const mark = Decoration.mark({class: 'cm-problem'});

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (current, {effects, changes}) => {
    const problemsEffect = effects.find((effect) => effect.is(setProblems));
    return problemsEffect === undefined
      ? current.map(changes)
      : Decoration.set(
          problemsEffect.value.filter(({from, to}) => from < to).map(({from, to}) => mark.range(from, to)),
          true,
        );
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.from(field, (set) => ({'aria-invalid': String(set.size > 0)})),
  ],
});

/**
 * Underlines invalid text. Messages are listed below the editor, so they're accessible without a mouse.
 */
export const markProblems = ({validate, onProblems}: ProblemOptions): Extension => [
  marks,
  ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDestroyed = false;
    const check = async () => {
      const {doc} = view.state;
      const problems = await findProblems(doc, validate).catch(() => []);
      // The text may have changed since the check started.
      if (!isDestroyed && view.state.doc === doc) {
        view.dispatch({effects: setProblems.of(problems)});
        onProblems(problems);
      }
    };
    const scheduleCheck = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), checkDelayMs);
    };
    scheduleCheck();
    return {
      update: ({docChanged}) => {
        if (docChanged) {
          scheduleCheck();
        }
      },
      destroy: () => {
        isDestroyed = true;
        clearTimeout(timer);
      },
    };
  }),
];

async function findProblems(doc: Text, validate: ProblemOptions['validate']): Promise<EditorProblem[]> {
  const text = doc.toString();
  if (text.trim() === '') {
    return [];
  }
  try {
    JSON.parse(text);
  } catch (error) {
    return [{...findSyntaxError(doc), message: `${(error as Error).message}.`}];
  }
  const errors = await validate(text);
  return errors.map(({pointer = '', code, detail}) => ({
    ...findPointer(text, pointer, code === 'unknown_field'),
    location: pointer === '' ? '/' : pointer,
    message: detail,
  }));
}

/** Finds the first error. Unlike the message of `JSON.parse`, it has a position in every browser. */
function findSyntaxError(doc: Text): Omit<EditorProblem, 'message'> {
  const errors: ParseError[] = [];
  parseTree(doc.toString(), errors, {disallowComments: true});
  const position = errors[0]?.offset ?? doc.length;
  return {
    from: Math.max(0, Math.min(position, doc.length - 1)),
    to: Math.min(position + 1, doc.length),
    location: `Line ${String(doc.lineAt(position).number)}`,
  };
}
