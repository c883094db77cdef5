import {StateEffect, StateField, type Extension} from '@codemirror/state';
import {Decoration, EditorView, type DecorationSet} from '@codemirror/view';
import type {FieldError} from '@developer-docs/mock-api';
import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../../client/common/format-number';
import {findPointer, findSyntaxError} from './json-tree';

/** A part of the text that the API would reject. */
export interface EditorProblem {
  /** The JSON pointer, or the line of a syntax error. */
  readonly location: string;
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

export const setProblems = StateEffect.define<readonly EditorProblem[]>();

const mark = Decoration.mark({class: 'cm-problem'});

/** Underlines invalid text. Messages are listed below the editor, so they're accessible without a mouse. */
export const problemMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (current, {effects, changes}) => {
    const problems = effects.find((effect) => effect.is(setProblems))?.value.filter(({from, to}) => from < to);
    return problems === undefined
      ? current.map(changes)
      : Decoration.set(
          problems.map(({from, to}) => mark.range(from, to)),
          true,
        );
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.from(field, (set) => ({'aria-invalid': String(set.size > 0)})),
  ],
});

/**
 * Finds the problems in a request body.
 *
 * @param validate - Validates the body, which is valid JSON.
 */
export async function findProblems(
  text: string,
  validate: () => Promise<readonly FieldError[]>,
): Promise<EditorProblem[]> {
  if (text.trim() === '') return [];
  try {
    JSON.parse(text);
  } catch (error) {
    return [{...locateSyntaxError(text), message: `${(error as Error).message}.`}];
  }
  const errors = await validate();
  return errors.map(({pointer = '', code, detail}) => ({
    ...findPointer(text, pointer, code === 'unknown_field'),
    location: pointer === '' ? '/' : pointer,
    message: detail,
  }));
}

/** Locates the first error. Unlike the message of `JSON.parse`, it has a position in every browser. */
function locateSyntaxError(text: string): Omit<EditorProblem, 'message'> {
  const position = findSyntaxError(text) ?? text.length;
  return {
    from: Math.max(0, Math.min(position, text.length - 1)),
    to: Math.min(position + 1, text.length),
    location: translate(
      {id: 'theme.openapi.console.body.line', message: 'Line {line}'},
      {line: formatNumber(text.slice(0, position).split('\n').length)},
    ),
  };
}
