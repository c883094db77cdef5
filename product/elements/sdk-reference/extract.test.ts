import {expect, test} from 'vitest';
import {extractSdkModel} from './extract';

const extractModel = (text: string) => extractSdkModel([{file: 'options.d.ts', text}]);

/** Creates the comment of a function or an event, with what all of them need. */
const comment = (...lines: string[]) =>
  `/**\n * ${[...lines, '@since 1.0', '@example', '```ts', 'call();', '```'].join('\n * ')}\n */`;

test('rejects a declaration without a description', () => {
  expect(() => extractModel('export type Theme = string;')).toThrow('options.d.ts:1: "Theme" has no description');
});

test('reads the signature of a function', () => {
  const text = `
/** The handle. */
export interface Widget {
  ${comment('Closes.', '@param when - When.', '@states `ready`.')}
  close(when: string): void;
}`;
  const [close] = extractModel(text).functions.get('Widget') ?? [];
  expect(close).toMatchObject({type: 'close(when: string): void', tags: {states: '`ready`.'}});
  expect(close?.fields).toEqual([{name: 'when', type: 'string', isRequired: true, description: 'When.'}]);
});

test('expands the fields of a named type in an event', () => {
  const text = `
/** Properties of every event. */
export interface EventBase {}
/** A selection. */
export interface Selection {
  /** The ID. */
  readonly designId: string;
}
/** Events. */
export interface WidgetEventMap {
  ${comment('Chosen.', '@when A click.', '@order Last.', '@cancelable No.', '@suppressed Never.')}
  selected: EventBase & Selection & {readonly type: 'selected'; readonly count?: number};
}`;
  const [selected] = extractModel(text).events.get('WidgetEventMap') ?? [];
  expect(selected?.fields).toMatchObject([
    {name: 'designId', type: 'string'},
    {name: 'count', type: 'number', isRequired: false},
  ]);
});

test('reads the values of unions, and the declarations of other types', () => {
  const {types} = extractModel(`
/** Colors. */
export type Theme = 'light' | 'dark';
/** A function. */
export type Stop = () => void;`);
  expect(types.get('Theme')).toMatchObject({values: ['light', 'dark']});
  expect(types.get('Stop')).toMatchObject({values: [], declaration: 'type Stop = () => void;'});
});
