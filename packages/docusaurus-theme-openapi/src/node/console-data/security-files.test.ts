import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import type {OAuthScheme} from '../../client/console-contract/oauth-scheme';
import {createDocument} from '../../fixtures/test-document';
import {translateToEnglish} from '../../translations';
import {createRedirectFiles, createSecurityFiles} from './security-files';

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

test('only documents in which readers can sign in have a file, with the options of each scheme', () => {
  const options = {oauth: {id: {clientId: 'docs', redirectPath: '/sign-in'}}};
  const [file, ...others] = createSecurityFiles([document, plain], options, (path) => `/base${path}`);
  expect(others).toEqual([]);
  expect(file?.name).toBe('sandbox/security/!Shop.json');
  const schemes = JSON.parse(file?.content ?? '') as OAuthScheme[];
  expect(schemes).toMatchObject([
    {name: 'constructor', redirectPath: '/base/oauth-redirect', flows: [{kind: 'authorizationCode'}]},
    {name: 'id', redirectPath: '/base/sign-in', clientId: 'docs', metadataUrl: '/.well-known/openid-configuration'},
  ]);
  expect(createRedirectFiles([plain], {}, '/', translateToEnglish)).toEqual([]);
});

describe('the redirect page', () => {
  const files = createRedirectFiles(
    [document],
    {oauth: {id: {redirectPath: '/a/sign-in'}}},
    '/base/',
    translateToEnglish,
  );
  const script = files.find(({name}) => name.endsWith('.js'))?.content ?? '';

  test('has a file for its URL with and without a slash, loads only its script, and has no inline script', () => {
    expect(files.map(({name}) => name)).toEqual([
      'sandbox/oauth-redirect.js',
      'oauth-redirect.html',
      'oauth-redirect/index.html',
      'a/sign-in.html',
      'a/sign-in/index.html',
    ]);
    const html = files[1]?.content ?? '';
    expect(html.match(/(?:src|href)="[^"]*"/g)).toEqual(['src="/base/sandbox/oauth-redirect.js"']);
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).toMatch(/role="alert" hidden>No sign-in on this site is waiting/);
    expect(html).toContain('<script src="/base/sandbox/oauth-redirect.js"></script>');
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
        done[this.name] = message;
        if (reply !== undefined) this.onmessage?.({data: reply});
      }
    }
    const paragraphs = {close: {hidden: false}, unexpected: {hidden: true}};
    let onTimeout: (() => void) | undefined;
    runInNewContext(script, {
      document: {getElementById: (id: keyof typeof paragraphs) => paragraphs[id]},
      setTimeout: (callback: () => void) => (onTimeout = callback),
      clearTimeout: () => (onTimeout = undefined),
      URL,
      URLSearchParams,
      BroadcastChannel,
      location: {origin, pathname, search, hash, replace: (target: string) => (done['target'] = target)},
      history: {replaceState: (_state: unknown, _title: string, target: string) => (done['shown'] = target)},
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        removeItem: (key: string) => storage.delete(key),
        setItem: (_key: string, value: string) => (done['trip'] = JSON.parse(value) as unknown),
      },
      window: {close: () => (done['closed'] = true)},
    });
    onTimeout?.();
    if (paragraphs.close.hidden && !paragraphs.unexpected.hidden) done['unexpected'] = true;
    if (trip !== undefined && storage.size === 0) done['deleted'] = true;
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
      for (const trip of [{state: 'other', returnUrl: page}, {returnUrl: page}])
        expect(open(page + response, trip, 's')).toEqual({...passed, deleted: true});
    },
  );

  test.each(['?code=a&state=wrong', '?error=invalid_client', '#error=server_error', '?error=a&state=', ''])(
    'says that nothing waits for %s, and ends the trip',
    (response) => {
      const trip = {state: 's', redirectPath: shown, returnUrl: page};
      const expected = {shown, unexpected: true, deleted: true};
      for (const reply of [undefined, 's', '', 'null', `${shown}?code=b&state=s`])
        expect(open(page + response, trip, reply)).toEqual({
          ...expected,
          'docusaurus-openapi-oauth': shown + response.replace('#', '?'),
        });
    },
  );

  test('returns to the page that the reader left', () => {
    const returnUrl = 'https://docs.example/base/docs/boats?a#b';
    const trip = {state: 's', redirectPath: shown, verifier: 'v', returnUrl};
    const response = '?code=a&state=s';
    expect(open(page + response, trip)).toEqual({shown, target: trip.returnUrl, trip: {...trip, response}});
    expect(open(`${page}/${response}`, trip)).toMatchObject({target: trip.returnUrl});
  });

  test.each(['/base/oauth-redirect', '/base/a/sign-in/b', '/a/sign-in', '/base/a'])(
    'does not return with a response at %s, which is from another server than the one of the trip',
    (path) => {
      const trip = {state: 's', redirectPath: '/base/a/sign-in', verifier: 'v', returnUrl: page};
      const done = open(`https://docs.example${path}?code=a&state=s`, trip);
      expect(done).not.toHaveProperty('target');
      expect(done).not.toHaveProperty('trip');
    },
  );

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
    'never goes to %s',
    (returnUrl) => {
      expect(open(`${page}?code=a&state=s`, {state: 's', redirectPath: shown, returnUrl})).not.toHaveProperty('target');
    },
  );
});
