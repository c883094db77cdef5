import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {translateToEnglish} from '../texts/translations';
import {createRedirectFiles, createSecurityFiles} from './security-files';

const securitySchemes = {
  constructor: {type: 'oauth2', flows: {authorizationCode: {authorizationUrl: '/a', tokenUrl: '/t', scopes: {}}}},
  id: {type: 'openIdConnect', openIdConnectUrl: '/.well-known/openid-configuration'},
  key: {type: 'apiKey', in: 'header', name: 'X'},
};
const document = createDocument('Shop', {list: {}}, {components: {securitySchemes}});
const plain = createDocument('plain', {list: {}}, {components: {securitySchemes: {key: securitySchemes.key}}});

const i18n = {currentLocale: 'ar', localeConfigs: {ar: {htmlLang: 'ar-EG', direction: 'rtl'}}};
const context = {baseUrl: '/base/', i18n} as unknown as LoadContext;
const options = {oauth: {id: {clientId: 'docs', redirectPath: '/a/sign-in'}}};

test('only documents with schemes have a file, with the options of each scheme', () => {
  const documents = [document, plain, {...document, version: '1.0'}];
  const files = createSecurityFiles(documents, options, (path) => `/base${path}`);
  expect(files.map(({name}) => name)).toEqual(['sandbox/security/!Shop.json', 'sandbox/security/1.0~2f!Shop.json']);
  for (const {content} of files) {
    expect(JSON.parse(content)).toMatchObject([
      {name: 'constructor', redirectPath: '/base/oauth-redirect', flows: [{kind: 'authorizationCode'}]},
      {name: 'id', redirectPath: '/base/a/sign-in', clientId: 'docs', metadataUrl: '/.well-known/openid-configuration'},
    ]);
  }
  expect(createRedirectFiles([plain], {oauth: {}}, context, translateToEnglish)).toEqual([]);
});

describe('the redirect page', () => {
  const files = createRedirectFiles([document], options, context, translateToEnglish);
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
    expect(html).toContain('<html lang="ar-EG" dir="rtl">');
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).toMatch(/role="alert" hidden>No sign-in on this site is waiting/);
    expect(html).toMatch(/<script src="[^"]*"(?: data-[a-z-]+="[^"]+")+><\/script>/);
  });

  /** Opens the page, and returns what its script does. */
  function open(url: string, pending?: object, reply?: string) {
    const {origin, pathname, search, hash} = new URL(url);
    const done: Record<string, unknown> = {};
    const storage = new Map(pending === undefined ? [] : [['docusaurus.openapi.oauth', JSON.stringify(pending)]]);
    class BroadcastChannel {
      constructor(private readonly name: string) {}
      onmessage?: (event: {data: unknown}) => void;
      postMessage(message: unknown) {
        done[this.name] ??= message;
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
        currentScript: {dataset: {storageKey: 'docusaurus.openapi.oauth', channel: 'docusaurus-openapi-oauth'}},
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
        setItem: (_key: string, value: string) => (done.pending = JSON.parse(value) as unknown),
      },
      window: {close: () => (done.closed = true)},
    });
    onTimeout?.();
    if (paragraphs.close.hidden && !paragraphs.unexpected.hidden) done.unexpected = true;
    if (pending !== undefined && storage.size === 0) done.deleted = true;
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
      // What another sign-in has stored.
      for (const pending of [{state: 'other', returnUrl: page}, {returnUrl: page}]) {
        expect(open(page + response, pending, 's')).toEqual({...passed, deleted: true});
      }
    },
  );

  const unexpected = ['?code=a&state=wrong', '#error=server_error', ''];
  test.each(unexpected)('says that nothing waits for %s, here or on the page that the reader left', (response) => {
    const pending = {state: 's', redirectPath: shown, returnUrl: page};
    const passed = {shown, 'docusaurus-openapi-oauth': shown + response.replace('#', '?')};
    for (const reply of [undefined, 's', shown]) {
      expect(open(page + response, undefined, reply)).toEqual({...passed, unexpected: true});
      const returned = {target: page, pending: {...pending, response: ''}, deleted: true};
      expect(open(page + response, pending, reply)).toEqual({...passed, ...returned});
    }
  });

  test('returns to the page that the reader left', () => {
    const returnUrl = 'https://docs.example/base/docs/boats?a#b';
    const pending = {state: 's', redirectPath: shown, verifier: 'v', returnUrl};
    const response = '?code=a&state=s';
    const stored = {...pending, response};
    expect(open(page + response, pending)).toEqual({shown, target: returnUrl, pending: stored, deleted: true});
    expect(open(`${page}/${response}`, pending)).toMatchObject({target: returnUrl});
  });

  test.each(['/base/oauth-redirect', '/base/a/sign-in/b'])(
    "doesn't return with a response at %s, which is from another server than the one of the sign-in",
    (path) => {
      const pending = {state: 's', redirectPath: '/base/a/sign-in', verifier: 'v', returnUrl: page};
      const done = open(`https://docs.example${path}?code=a&state=s`, pending);
      expect(done).toMatchObject({target: page, pending: {response: ''}});
    },
  );

  test.each(['//evil.example', 'javascript:alert(1)'])('never goes to %s', (returnUrl) => {
    expect(open(`${page}?code=a&state=s`, {state: 's', redirectPath: shown, returnUrl})).not.toHaveProperty('target');
  });
});
