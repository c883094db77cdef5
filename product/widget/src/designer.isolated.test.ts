import {beforeEach, expect, test, vi} from 'vitest';
import type {WidgetEventMap} from '../../ui-sdk';
import {Designer} from './designer';
import {SuperuserDesigner} from './superuser';
import type {ViewActions} from './view/model';

const {views} = vi.hoisted(() => ({views: [] as {readonly actions: ViewActions}[]}));

vi.mock('./view/view', () => ({
  /** A view that renders nothing, because Node has no DOM. */
  View: class {
    readonly messages = {steps: {}};
    readonly update = () => undefined;
    readonly setState = () => undefined;

    constructor(
      _container: unknown,
      _isDialog: boolean,
      readonly model: object,
      readonly actions: ViewActions,
    ) {
      views.push(this);
    }
  },
}));
vi.mock('./view/designer-forms', () => ({getEditableField: () => undefined}));
vi.mock('./container', () => ({reserveContainer: () => ({element: {}, release: () => undefined})}));

/** Options of a widget whose token never expires. */
const options = {
  container: '#designer',
  display: 'dialog' as const,
  getToken: () => Promise.resolve({token: 'ut_1', expiresAt: '2999-01-01T00:00:00Z'}),
};

beforeEach(() => {
  vi.stubGlobal('document', {documentElement: {lang: 'en'}});
});

const designId = 'dsn_0000000000000001';
const requestId = 'req_0000000000000001';

test('design-accepted contains new links if the previous links have expired', async () => {
  let loads = 0;
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/variants')) return Promise.resolve(Response.json({requestId, data: []}));
    loads += 1;
    const linksExpireAt = loads === 1 ? '2020-01-01T00:00:00Z' : '2999-01-01T00:00:00Z';
    const files = [{format: 'png', url: `https://files.example/design.png?load=${loads}`}];
    const result = {designs: [{designId, files, blocks: []}], linksExpireAt};
    return Promise.resolve(Response.json({requestId, result}));
  });
  const designer = new Designer(options);
  await designer.whenReady();
  await designer.openDesign({designId});
  designer.selectVariant(null);
  const accepted = new Promise<WidgetEventMap['design-accepted']>((resolve) => {
    designer.emitter.on('design-accepted', resolve);
  });
  views[0]?.actions.accept();
  expect((await accepted).files).toEqual([{format: 'png', url: 'https://files.example/design.png?load=2'}]);
  expect(designer.selection?.files).toEqual((await accepted).files);
});

test('signing in with a token that the API rejects leaves the widget locked', async () => {
  let status = 401;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({code: 'invalid_credentials'}, {status})));
  const designer = new Designer(options);
  const errors: string[] = [];
  designer.emitter.on('error', ({error}) => errors.push(error.code));
  await designer.whenReady();
  designer.signOut();
  await expect(designer.signIn()).rejects.toMatchObject({code: 'token_rejected'});
  expect([designer.state, errors]).toEqual(['locked', ['token_rejected']]);
  // The token is valid, but the request that the widget asks for doesn't exist.
  status = 404;
  await designer.signIn();
  expect(designer.state).toBe('ready');
});

test('signing in while a token is still being fetched fetches another one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, {status: 404})));
  const getToken = vi.fn(options.getToken);
  getToken.mockImplementationOnce(() => new Promise(() => undefined));
  const designer = new Designer({...options, getToken});
  await vi.waitFor(() => expect(getToken).toHaveBeenCalledOnce());
  designer.signOut();
  await designer.signIn();
  expect([designer.state, getToken.mock.calls.length]).toEqual(['ready', 2]);
});

test("a superuser widget opens the account's designs", async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url.replace(/^.*\/v1/, ''));
    const result = {designs: [{designId, files: [], blocks: []}], linksExpireAt: ''};
    const missing = Response.json({code: 'design_not_found'}, {status: 404});
    return Promise.resolve(url.includes('/enterprise/') ? missing : Response.json({requestId, data: [], result}));
  });
  const people = [{userId: 'maya', displayName: 'Maya'}];
  const designer = new SuperuserDesigner({...options, people});
  await designer.whenReady();
  expect((await designer.openDesign({designId})).requestId).toBe(requestId);
  expect(urls).toEqual([
    `/enterprise/users/maya/designs/${designId}/variants?limit=1`,
    `/designs/${designId}/variants?limit=1`,
    `/requests/${requestId}`,
    `/designs/${designId}/variants?limit=24`,
  ]);
});
