import {runInNewContext} from 'node:vm';
import type {JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import type {TryItOptions} from '../../options';
import type {OAuthScheme} from '../../shared/oauth-scheme';
import {translateToEnglish} from '../../translations';
import {createRedirectFiles, createSecurityFiles, type SandboxDocuments} from './security-files';

const securitySchemes = {
  constructor: {
    type: 'oauth2',
    flows: {authorizationCode: {authorizationUrl: '/a', tokenUrl: '/t', scopes: {read: ''}}},
  },
  id: {type: 'openIdConnect', openIdConnectUrl: '/.well-known/openid-configuration'},
  key: {type: 'apiKey', in: 'header', name: 'X'},
};
const document = createDocument('Shop', {list: {}}, {components: {securitySchemes}});
const plain = createDocument('plain', {list: {}}, {components: {securitySchemes: {key: securitySchemes.key}}});

test('only documents with schemes have a file, with the options of each scheme', () => {
  const options = {oauth: {id: {clientId: 'docs', redirectPath: '/sign-in'}}};
  const consoles = [{documents: [document, plain]}];
  const [file, ...others] = createSecurityFiles(consoles, options, (path) => `/base${path}`);
  expect(others).toEqual([]);
  expect(file?.name).toBe('sandbox/security/!Shop.json');
  const schemes = JSON.parse(file?.content ?? '') as OAuthScheme[];
  expect(schemes).toMatchObject([
    {name: 'constructor', redirectPath: '/base/oauth-redirect/constructor', flows: [{kind: 'authorizationCode'}]},
    {name: 'id', redirectPath: '/base/sign-in', clientId: 'docs', metadataUrl: '/.well-known/openid-configuration'},
  ]);
  expect(createRedirectFiles([{documents: [plain]}], {}, '/', translateToEnglish)).toEqual([]);
});

describe('the paths of redirect pages', () => {
  const code = (authorizationUrl: string, tokenUrl = `${authorizationUrl}/token`) => ({
    type: 'oauth2',
    flows: {authorizationCode: {authorizationUrl, tokenUrl, scopes: {}}},
  });
  const server = code('https://login.example/a');
  const client = {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://evil.example/t', scopes: {}}}};
  const create = (id: string, schemes: JsonObject, url = 'https://api.example') =>
    createDocument(id, {list: {}}, {servers: [{url}], components: {securitySchemes: schemes}});

  /** Lists the paths by document and scheme, and checks that each has a page. */
  function listPaths(consoles: readonly SandboxDocuments[], oauth: NonNullable<TryItOptions['oauth']> = {}) {
    const pages = createRedirectFiles(consoles, {oauth}, '/', translateToEnglish).map(({name}) => name);
    return createSecurityFiles(consoles, {oauth}, (path) => path).flatMap(({name: file, content}) =>
      (JSON.parse(content) as OAuthScheme[]).map(({name, redirectPath}) => {
        if (name !== 'client') expect(pages).toContain(`${redirectPath.slice(1)}.html`);
        return `${file.replace(/^sandbox\/security\/|\.json$/g, '')} ${name} ${redirectPath}`;
      }),
    );
  }

  test('one authorization server has one, in all documents and versions', () => {
    const relative = code('/authorize');
    const consoles = [
      {documents: [create('a', {old: server})], sandbox: '1.0'},
      {documents: [create('a', {new: server, client}), create('b', {new: server, key: securitySchemes.key})]},
    ];
    expect(listPaths(consoles)).toEqual([
      'a new /oauth-redirect',
      'a client /oauth-redirect',
      'b new /oauth-redirect',
      '1.0~2fa old /oauth-redirect',
    ]);
    const others = [create('a', {login: relative}), create('b', {login: code('https://api.example/authorize')})];
    expect(new Set(listPaths([{documents: others}]).map((line) => line.split(' ')[2]))).toEqual(
      new Set(['/oauth-redirect']),
    );
  });

  test('several have one each', () => {
    const id = {type: 'openIdConnect', openIdConnectUrl: 'https://evil.example/.well-known/openid-configuration'};
    expect(
      listPaths([{documents: [create('a', {login: server, 'my.Login': id, ü: code('https://x.example')})]}]),
    ).toEqual(['a login /oauth-redirect/login', 'a my.Login /oauth-redirect/my~2eLogin', 'a ü /oauth-redirect/~fc']);
  });

  test('relative URLs are those of several servers, each of which has its own', () => {
    const relative = {type: 'oauth2', flows: {authorizationCode: {authorizationUrl: '/a', tokenUrl: 't', scopes: {}}}};
    const servers = ['https://a.example/v1', 'https://a.example/v2', 'https://b.example:8443/v1', '/api'].map(
      (url) => ({url}),
    );
    const own = {paths: {'/x': {get: {operationId: 'x', servers: [{url: 'http://c.example'}], responses: {}}}}};
    const documents = [
      createDocument('shop', {}, {servers, ...own, components: {securitySchemes: {login: relative}}}),
      createDocument('plain', {list: {}}, {servers, components: {securitySchemes: {other: server}}}),
    ];
    const files = createSecurityFiles([{documents}], {}, (path) => path);
    const schemes = files.flatMap(({content}) => JSON.parse(content) as OAuthScheme[]);
    expect(schemes.map(({redirectPath, otherRedirectPaths}) => [redirectPath, otherRedirectPaths])).toEqual([
      [
        '/oauth-redirect/login',
        {
          'https://b.example:8443': '/oauth-redirect/login/b~2eexample~3a8443',
          '/': '/oauth-redirect/login/~2f',
          'http://c.example': '/oauth-redirect/login/c~2eexample',
        },
      ],
      ['/oauth-redirect/other', undefined],
    ]);
    const pages = createRedirectFiles([{documents}], {}, '/', translateToEnglish).map(({name}) => name);
    expect(pages).toContain('oauth-redirect/login/c~2eexample/index.html');
  });

  // The authorization URL is the honest server's, but the code would be sent to the hostile one.
  const hostile = code('https://login.example/a', 'https://evil.example/t');
  test.each([['the same scheme', {}, '/oauth-redirect/login']])(
    'a later document with %s has another path',
    (_case, oauth, path) => {
      const documents = [create('a', {login: server}), create('b', {login: hostile}), create('c', {login: server})];
      const old = [create('a', {login: code('https://old.example')})];
      expect(listPaths([{documents: old, sandbox: '1.0'}, {documents}], oauth)).toEqual([
        `a login ${path}`,
        `b login ${path}/b`,
        `c login ${path}`,
        `1.0~2fa login ${path}/1~2e0~2fa`,
      ]);
    },
  );

  const other = code('https://evil.example/a');
  test.each([['the same path', {login: {redirectPath: '/in'}, other: {redirectPath: '/in'}}]])(
    'schemes of different servers cannot have %s',
    (_case, oauth) => {
      const error = /"login" and "other".*"tryIt\.oauth\.login\.redirectPath" or "tryIt\.oauth\.other\.redirectPath"/;
      for (const documents of [
        [create('a', {login: server, other})],
        [create('a', {login: server}), create('b', {other})],
      ]) {
        expect(() => listPaths([{documents}], oauth)).toThrow(error);
      }
    },
  );
});

describe('the redirect page', () => {
  const files = createRedirectFiles(
    [{documents: [document]}],
    {oauth: {id: {redirectPath: '/a/sign-in'}}},
    '/base/',
    translateToEnglish,
  );
  const script = files.find(({name}) => name.endsWith('.js'))?.content ?? '';

  test('has a file for its URL with and without a slash, loads only its script, and has no inline script', () => {
    expect(files.map(({name}) => name)).toEqual([
      'sandbox/oauth-redirect.js',
      'oauth-redirect/constructor.html',
      'oauth-redirect/constructor/index.html',
      'a/sign-in.html',
      'a/sign-in/index.html',
    ]);
    const html = files[1]?.content ?? '';
    expect(html.match(/(?:src|href)="[^"]*"/g)).toEqual(['src="/base/sandbox/oauth-redirect.js"']);
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).toMatch(/role="alert" hidden>No sign-in on this site is waiting/);
    expect(html).toMatch(/<script src="[^"]*"(?: data-[a-z-]+="[^"]+")+><\/script>/);
  });

  /** Opens the page, and returns what its script does. */
  function open(url: string, trip?: object, reply?: string) {
    const {origin, pathname, search, hash} = new URL(url);
    const done: Record<string, unknown> = {};
    const storage = new Map(trip === undefined ? [] : [['docusaurus.openapi.oauth', JSON.stringify(trip)]]);
    class BroadcastChannel {
      constructor(private readonly name: string) {}
      onmessage?: (event: {data: unknown}) => void;
      postMessage(message: unknown) {
        done[this.name] ??= message;
        if (message === pathname) done.announced = true;
        if (reply !== undefined) this.onmessage?.({data: reply});
      }
    }
    const paragraph = (hidden: boolean) => ({
      hidden,
      toggleAttribute() {
        this.hidden = !this.hidden;
      },
    });
    const paragraphs = {close: paragraph(false), unexpected: paragraph(true)};
    let onTimeout: (() => void) | undefined;
    runInNewContext(script, {
      document: {
        currentScript: {dataset: {tripKey: 'docusaurus.openapi.oauth', channel: 'docusaurus-openapi-oauth'}},
        getElementById: (id: keyof typeof paragraphs) => paragraphs[id],
      },
      setTimeout: (callback: () => void) => (onTimeout = callback),
      clearTimeout: () => (onTimeout = undefined),
      URL,
      URLSearchParams,
      BroadcastChannel,
      location: {origin, pathname, search, hash, replace: (target: string) => (done.target = target)},
      history: {replaceState: (_state: unknown, _title: string, target: string) => (done.shown = target)},
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        removeItem: (key: string) => storage.delete(key),
        setItem: (_key: string, value: string) => (done.trip = JSON.parse(value) as unknown),
      },
      window: {close: () => (done.closed = true)},
    });
    onTimeout?.();
    if (paragraphs.close.hidden && !paragraphs.unexpected.hidden) done.unexpected = true;
    if (trip !== undefined && storage.size === 0) done.deleted = true;
    return done;
  }
  const page = 'https://docs.example/base/oauth-redirect';
  const shown = '/base/oauth-redirect';

  test.each(['?code=a&state=s', '#error=access_denied&state=s'])(
    'passes %s on, without leaving it in the history',
    (response) => {
      const query = response.replace('#', '?');
      const passed = {shown, closed: true, 'docusaurus-openapi-oauth': shown + query};
      expect(open(page + response, undefined, 's')).toEqual(passed);
      // A trip of another sign-in.
      for (const trip of [{state: 'other', returnUrl: page}, {returnUrl: page}]) {
        expect(open(page + response, trip, 's')).toEqual({...passed, deleted: true});
      }
    },
  );

  const unexpected = ['?code=a&state=wrong', '#error=server_error', ''];
  test.each(unexpected)('says that nothing waits for %s, here or on the page that the reader left', (response) => {
    const trip = {state: 's', redirectPath: shown, returnUrl: page};
    const passed = {shown, announced: true, 'docusaurus-openapi-oauth': shown + response.replace('#', '?')};
    for (const reply of [undefined, 's', shown]) {
      expect(open(page + response, undefined, reply)).toEqual({...passed, unexpected: true});
      const returned = {target: page, trip: {...trip, response: ''}, deleted: true};
      expect(open(page + response, trip, reply)).toEqual({...passed, ...returned});
    }
  });

  test('returns to the page that the reader left', () => {
    const returnUrl = 'https://docs.example/base/docs/boats?a#b';
    const trip = {state: 's', redirectPath: shown, verifier: 'v', returnUrl};
    const response = '?code=a&state=s';
    expect(open(page + response, trip)).toEqual({shown, target: returnUrl, trip: {...trip, response}, deleted: true});
    expect(open(`${page}/${response}`, trip)).toMatchObject({target: trip.returnUrl});
  });

  test.each(['/base/oauth-redirect', '/base/a/sign-in/b'])(
    "doesn't return with a response at %s, which is from another server than the one of the trip",
    (path) => {
      const trip = {state: 's', redirectPath: '/base/a/sign-in', verifier: 'v', returnUrl: page};
      const done = open(`https://docs.example${path}?code=a&state=s`, trip);
      expect(done).toMatchObject({target: page, trip: {response: ''}});
    },
  );

  test.each(['//evil.example', 'javascript:alert(1)'])('never goes to %s', (returnUrl) => {
    expect(open(`${page}?code=a&state=s`, {state: 's', redirectPath: shown, returnUrl})).not.toHaveProperty('target');
  });
});
