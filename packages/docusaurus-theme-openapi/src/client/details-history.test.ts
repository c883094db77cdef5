import {beforeEach, expect, test, vi} from 'vitest';
import {restoreDetails, saveDetails, setRenderedEntry} from './details-history';

/** Creates a collapsible element in the section with an ID. */
const createDetails = (id: string, dataset: DOMStringMap = {}) =>
  ({open: 'openapiExpanded' in dataset, dataset, closest: () => ({id})}) as unknown as HTMLDetailsElement;

/** The collapsible elements of a page: two in a section, and an example that's open at first. */
const createAll = () => [
  createDetails('pets'),
  createDetails('pets'),
  createDetails('shop', {openapiExpanded: 'true'}),
];

beforeEach(() => {
  const history = {state: {key: 'first'} as unknown, replaceState: (state: unknown) => void (history.state = state)};
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', {scrollY: 250, scrollTo: vi.fn()});
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  setRenderedEntry();
});

test('what the reader opened and closed is restored, but what a deployment added stays as it is', () => {
  const elements = createAll();
  Object.assign(elements[0] ?? {}, {open: true});
  Object.assign(elements[2] ?? {}, {open: false});
  saveDetails(elements);
  const restored = [createDetails('new'), ...createAll()];
  restoreDetails(restored);
  expect(restored.map(({open}) => open)).toEqual([false, true, false, false]);
});

test('a history entry remembers nothing until the reader opens or closes something', () => {
  saveDetails(createAll());
  expect(history.state).toEqual({key: 'first'});
  expect(restoreDetails(createAll())).toBe(false);
});

test('nothing is saved in an entry whose page is still loading', () => {
  history.replaceState({key: 'second'}, '');
  const elements = createAll();
  Object.assign(elements[0] ?? {}, {open: true});
  saveDetails(elements);
  expect(history.state).toEqual({key: 'second'});
});

test('too many changes of the history are ignored', () => {
  vi.stubGlobal('history', {
    state: {key: 'first'},
    replaceState: () => {
      throw new Error('SecurityError');
    },
  });
  const elements = createAll();
  Object.assign(elements[0] ?? {}, {open: true});
  expect(() => saveDetails(elements)).not.toThrow();
});
