import {beforeEach, describe, expect, test, vi} from 'vitest';
import {loadCode, loadFile, SiteUpdatedError, watchWorker} from './load-code.js';

const file = 'https://docs.example/assets/js/a.12345678.js';
const runtime = 'https://docs.example/assets/js/runtime~main.11111111.js';
const page = 'https://docs.example/docs/intro';

/** What the server responds with. A status of 0 means that it can't be reached. */
let responses: Record<string, readonly [status: number, body: string]>;
const fetched = vi.fn<(url: string, cache: RequestCache | undefined) => void>();

beforeEach(() => {
  fetched.mockReset();
  responses = {[file]: [200, 'code()'], [page]: [200, `<script src="${new URL(runtime).pathname}">`]};
  vi.stubGlobal('location', {href: page});
  vi.stubGlobal('document', {querySelector: () => ({src: runtime})});
  vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
    fetched(url, cache);
    const [status, body] = responses[url] ?? [404, '<!doctype html>'];
    return status === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(body, {status}));
  });
});

const fail = () => Promise.reject(Object.assign(new Error('broken'), {request: file}));

test('a broken file in the cache is replaced, and the code is loaded again', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockImplementationOnce(fail);
  expect(await loadCode(load)).toBe('code');
  expect(fetched.mock.calls).toEqual([[file, 'reload']]);
});

test("a file that is still broken isn't replaced again", async () => {
  const load = vi.fn(fail);
  await expect(loadCode(load)).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['is missing', [404, '']],
  ['is replaced by a page', [200, '\n<!DOCTYPE html>']],
  ["can't be reached", [0, '']],
] as const)('the error is that of the file if it %s in the same build', async (_problem, response) => {
  responses[file] = response;
  const load = vi.fn(fail);
  await expect(loadCode(load)).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['has another runtime', [200, '<script src="/assets/js/runtime~main.22222222.js">'], true],
  ['is replaced by that of a proxy', [200, '<title>Sign in</title>'], false],
  ['is not available', [0, ''], false],
] as const)(
  'whether the site was updated if a file is missing and the page %s',
  async (_problem, response, expected) => {
    responses[file] = [200, '<html>'];
    responses[page] = response;
    const error: unknown = await loadCode(fail).catch((reason: unknown) => reason);
    expect(error instanceof SiteUpdatedError).toBe(expected);
  },
);

test.each([
  ['incomplete', [200, '{"a":']],
  ['missing', [404, '{}']],
  ['not available', [0, '']],
] as const)('a data file that is %s is replaced in the cache, only once', async (_problem, response) => {
  fetched.mockImplementation((_url, cache) => {
    responses[file] = cache === 'reload' ? [200, '{"a":1}'] : response;
  });
  expect(await loadFile(file, JSON.parse)).toEqual({a: 1});
  fetched.mockImplementation(() => {
    responses[file] = response;
  });
  await expect(loadCode(() => loadFile(file, JSON.parse))).rejects.toThrow();
  expect(fetched.mock.calls.slice(2)).toEqual([
    [file, undefined],
    [file, 'reload'],
    [page, 'no-cache'],
  ]);
});

test("the file that a worker can't run is loaded again, but none if its script is missing", async () => {
  responses[file] = [200, 'run()'];
  const terminate = vi.fn();
  const emitError = (event: object) => {
    const worker = Object.assign(new EventTarget(), {terminate});
    const failure = watchWorker(worker as unknown as Worker, 'failed');
    worker.dispatchEvent(Object.assign(new Event('error'), event));
    return failure;
  };
  const load = vi.fn<() => Promise<string>>();
  load.mockReturnValueOnce(emitError({filename: file})).mockResolvedValueOnce('run');
  expect(await loadCode(load)).toBe('run');
  await expect(loadCode(() => emitError({}))).rejects.toThrow('failed');
  expect(terminate).toHaveBeenCalledTimes(2);
});

describe('after a deploy', () => {
  let state: unknown;
  let listener: (() => void) | undefined;
  const reload = vi.fn();
  const replaceState = vi.fn((value: unknown) => {
    state = value;
  });

  /** Loads the module as a new page does. */
  async function loadPage() {
    vi.resetModules();
    vi.stubGlobal('location', {href: page, reload});
    vi.stubGlobal('document', {querySelector: () => ({src: runtime})});
    vi.stubGlobal('addEventListener', (_type: string, added: () => void) => (listener = added));
    vi.stubGlobal('history', {
      get state(): unknown {
        return state;
      },
      replaceState,
    });
    return import('./load-code.js');
  }

  beforeEach(() => {
    state = {key: 'abc123'};
    reload.mockClear();
    responses[file] = [404, ''];
    responses[page] = [200, '<script src="/assets/js/runtime~main.22222222.js">'];
  });

  test('the page is reloaded once, and what was open is opened again once', async () => {
    const first = await loadPage();
    const onSettled = vi.fn();
    first.reopenAfterReload('console');
    first.reopenAfterReload('search', 'idem');
    void first.loadCode(fail).then(onSettled, onSettled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(onSettled).not.toHaveBeenCalled();
    expect(state).toEqual({key: 'abc123', search: 'idem'});

    const second = await loadPage();
    expect(second.takeReopened('console')).toBeUndefined();
    expect(second.takeReopened('search')).toBe('idem');
    expect(second.takeReopened('search')).toBeUndefined();
    expect(state).toEqual({key: 'abc123'});
    second.reopenAfterReload('search');
    await expect(second.loadCode(fail)).rejects.toThrow(second.SiteUpdatedError);
    expect(reload).toHaveBeenCalledOnce();

    second.reloadPage();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(state).toEqual({key: 'abc123', search: ''});
  });

  type LoadedModule = Awaited<ReturnType<typeof loadPage>>;

  test.each<[string, prepare: (module: LoadedModule) => void]>([
    ['nothing is open', ({reopenAfterReload}) => reopenAfterReload()],
    ['the reader has entered something', () => listener?.()],
    [
      'the browser keeps nothing',
      () =>
        replaceState.mockImplementationOnce(() => {
          throw new DOMException('', 'SecurityError');
        }),
    ],
  ])('the page is not reloaded if %s', async (_reason, prepare) => {
    const loaded = await loadPage();
    loaded.takeReopened('search');
    loaded.reopenAfterReload('search');
    prepare(loaded);
    await expect(loaded.loadCode(fail)).rejects.toThrow(loaded.SiteUpdatedError);
    expect(reload).not.toHaveBeenCalled();
  });
});
