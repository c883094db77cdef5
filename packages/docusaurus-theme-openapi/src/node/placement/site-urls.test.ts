import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {toPageUrl} from './site-urls';

test('adds a trailing slash to pages, also to those of a version, but not to files', () => {
  const context = {baseUrl: '/base/', siteConfig: {trailingSlash: true}} as LoadContext;
  expect(
    ['/docs/1.2', '/docs/1.2#id', '/files/api.yaml', '/files/a.mp3?v=1'].map((path) => toPageUrl(path, context)),
  ).toEqual(['/base/docs/1.2/', '/base/docs/1.2/#id', '/base/files/api.yaml', '/base/files/a.mp3?v=1']);
});
