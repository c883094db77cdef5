import {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';
import {addPolicy} from '.';
import {renderPolicy} from './policy';
import {detectServices} from './services';

test('services are detected in the configuration', () => {
  const detect = (plugin: string, themeConfig = {}) => detectServices([{name: plugin}], themeConfig);
  expect(detect('docusaurus-plugin-content-docs')).toEqual([]);
  expect(detect('docusaurus-plugin-google-gtag')).toEqual(['google-tag-manager', 'google-analytics']);
  expect(detect('docusaurus-plugin-google-tag-manager')).toEqual(['google-tag-manager']);
  expect(detect('docusaurus-theme-live-codeblock')).toEqual(['live-code']);
  expect(detect('other', {algolia: {appId: 'A'}})).toEqual(['algolia']);
});

test.each([true, false])(
  'the policy allows what plugins need, but evaluates no code if strict is %s',
  async (strict) => {
    const options = {strict, reportOnly: false, services: [], directives: {'connect-src': ['https://own.example']}};
    const plugins = [
      {name: 'docusaurus-theme-live-codeblock'},
      {name: 'api', getPolicySources: () => ({'connect-src': ['https://api.example']})},
    ];
    const siteConfig = {url: 'https://docs.example', themeConfig: {}};
    const site = new BuiltSite({outDir: '', baseUrl: '/', siteConfig, routesPaths: []});
    const header = renderPolicy(await addPolicy(site, [], [], options, {plugins, siteConfig} as never));
    expect(header).toMatch(/connect-src 'self' (?=.*https:\/\/api\.example)(?=.*https:\/\/own\.example)[^;]*;/);
    expect(header.includes("script-src 'self' 'unsafe-eval';")).toBe(!strict);
  },
);
