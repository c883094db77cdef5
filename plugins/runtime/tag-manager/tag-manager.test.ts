import vm from 'node:vm';
import type {HtmlTagObject} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {tagManager} from '.';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Tags that the plugin inserts in the given build mode. */
function headTags(mode: string): HtmlTagObject[] {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = tagManager('GTM-ABC1234');
  const tags = plugin.injectHtmlTags?.({content: undefined}) as {headTags?: HtmlTagObject[]} | undefined;
  return tags?.headTags ?? [];
}

/** URLs of the scripts that the inline script inserts when `navigator` has the given properties. */
function getLoadedScripts(navigator: object): string[] {
  const loaded: string[] = [];
  const document = {createElement: () => ({}), head: {append: ({src}: {src: string}) => loaded.push(src)}};
  for (const {innerHTML} of headTags('production')) {
    vm.runInNewContext(innerHTML ?? '', {navigator, document, window: {}, Object, Date});
  }
  return loaded;
}

test('loads the container by default', () => {
  expect(getLoadedScripts({})).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
});

test('loads nothing for readers who send Global Privacy Control', () => {
  expect(getLoadedScripts({globalPrivacyControl: true})).toEqual([]);
});

test('is disabled in development', () => {
  expect(headTags('development')).toEqual([]);
});
