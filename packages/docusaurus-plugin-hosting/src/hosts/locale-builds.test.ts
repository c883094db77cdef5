import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';
import {createPageSources} from '../content-security-policy/page-sources';
import {addLocaleBuild} from './locale-builds';

const add = (outDir: string, baseUrl: string) =>
  addLocaleBuild({
    site: {outDir} as BuiltSite,
    baseUrl,
    pageSources: createPageSources(),
    routes: [],
    redirects: [],
    coveredVersions: new Map(),
  }).map((build) => build.site.outDir);

test('collects the locales below a root, and starts again with the root', () => {
  expect(add('/tmp/site/build', '/')).toEqual(['/tmp/site/build']);
  expect(add('/tmp/site/build/fr', '/fr/')).toEqual(['/tmp/site/build', '/tmp/site/build/fr']);
  expect(add('/tmp/site/build/de', '/de/')).toEqual(['/tmp/site/build', '/tmp/site/build/fr', '/tmp/site/build/de']);
  expect(add('/tmp/site/build', '/')).toEqual(['/tmp/site/build']);
});

test('ignores slashes at the end of folders, which Docusaurus 3.10 adds', () => {
  expect(add('/tmp/slash/build/', '/base/')).toEqual(['/tmp/slash/build/']);
  expect(add('/tmp/slash/build/fr/', '/base/fr/')).toEqual(['/tmp/slash/build/', '/tmp/slash/build/fr/']);
});
