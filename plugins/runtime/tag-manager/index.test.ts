import vm from 'node:vm';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import tagManagerPlugin from './index';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The tags that the plugin puts into the head of every page. */
function headTags(mode: string): HtmlTagObject[] {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = tagManagerPlugin({} as LoadContext, {containerId: 'GTM-ABC1234'});
  const tags = plugin.injectHtmlTags?.({content: undefined}) as {headTags?: HtmlTagObject[]} | undefined;
  return tags?.headTags ?? [];
}

/** The addresses that the inline script loads in a browser whose `navigator` is this. */
function loadedBy(navigator: object): string[] {
  const loaded: string[] = [];
  const document = {
    createElement: () => ({}),
    head: {appendChild: ({src}: {src: string}) => loaded.push(src)},
  };
  for (const {innerHTML} of headTags('production')) {
    vm.runInNewContext(innerHTML ?? '', {navigator, document, window: {}, Object, Date});
  }
  return loaded;
}

test('loads the container', () => {
  expect(loadedBy({})).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
});

test('loads nothing for visitors who send Global Privacy Control', () => {
  expect(loadedBy({globalPrivacyControl: true})).toEqual([]);
});

test('is not there in development', () => {
  expect(headTags('development')).toEqual([]);
});
