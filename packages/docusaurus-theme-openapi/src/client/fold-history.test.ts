import {beforeEach, expect, test, vi} from 'vitest';
import {restoreFolds, saveFolds, setRenderedEntry} from './fold-history';

/** Creates a fold in the section with an ID. */
const createFold = (id: string, dataset: DOMStringMap = {}) =>
  ({open: 'openapiExpanded' in dataset, dataset, closest: () => ({id})}) as unknown as HTMLDetailsElement;

/** The folds of a page: two in a section, and an example that's open at first. */
const createFolds = () => [createFold('pets'), createFold('pets'), createFold('shop', {openapiExpanded: 'true'})];

beforeEach(() => {
  const history = {state: {key: 'first'} as unknown, replaceState: (state: unknown) => void (history.state = state)};
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', {scrollY: 250, scrollTo: vi.fn()});
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  setRenderedEntry();
});

test('what the reader opened and closed is restored, but what a deployment added stays as it is', () => {
  const folds = createFolds();
  Object.assign(folds[0] ?? {}, {open: true});
  Object.assign(folds[2] ?? {}, {open: false});
  saveFolds(folds);
  const restored = [createFold('new'), ...createFolds()];
  restoreFolds(restored);
  expect(restored.map(({open}) => open)).toEqual([false, true, false, false]);
});

test('a history entry remembers nothing until the reader opens or closes a fold', () => {
  saveFolds(createFolds());
  expect(history.state).toEqual({key: 'first'});
  expect(restoreFolds(createFolds())).toBe(false);
});

test('nothing is saved in an entry whose page is still loading', () => {
  history.replaceState({key: 'second'}, '');
  const folds = createFolds();
  Object.assign(folds[0] ?? {}, {open: true});
  saveFolds(folds);
  expect(history.state).toEqual({key: 'second'});
});

test('too many changes of the history are ignored', () => {
  vi.stubGlobal('history', {
    state: {key: 'first'},
    replaceState: () => {
      throw new Error('SecurityError');
    },
  });
  const folds = createFolds();
  Object.assign(folds[0] ?? {}, {open: true});
  expect(() => saveFolds(folds)).not.toThrow();
});
