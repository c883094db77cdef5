import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import {validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

test.each<[unknown, RegExp]>([
  [{compress: true}, /"compress" is not allowed\. For all options, see the package's README and docs folder\./],
  [{contentSecurityPolicy: {services: ['myspace']}}, /"contentSecurityPolicy.services\[0\]" must be one of \[algolia/],
  ...['self', 'unsafe-inline', 'sha256-a='].map((keyword): [unknown, RegExp] => [
    {contentSecurityPolicy: {directives: {'script-src': ["'self'", 'self.example', keyword]}}},
    new RegExp(`script-src\\[2\\]" is "${keyword}", which browsers read as a host\\. .* "'${keyword}'"\\.`),
  ]),
  [{contentSecurityPolicy: {directives: {'script-src': ["'Strict-Dynamic'"]}}}, /blocks the site's own scripts/],
  [{contentSecurityPolicy: {directives: {'img-src': ['a b']}}}, /img-src\[0\]" is "a b"\. Use one source per string/],
  [{headers: {'Cache-Control': 'no-store'}}, /"headers.Cache-Control" .* Use "headerRules" for Cache-Control/],
  [{headerRules: [{files: '/a', headers: {}}]}, /"headerRules\[0\].files" is "\/a"\. Use a folder below the base URL/],
  [{redirects: [{from: 'a', to: '/b'}]}, /"redirects\[0\].from" is "a"\. Use an encoded path that starts with a slash/],
  ...['/old/*', '/old/:id'].map((from): [unknown, RegExp] => [
    {redirects: [{from, to: '/b'}]},
    /"redirects\[0\].from" is ".+"\. List each old URL/,
  ]),
])('rejects %j, and names the option and the fix', (options, message) => {
  expect(() => validate(options)).toThrow(message);
  expect(() => validate(options)).toThrow(/^@developer-docs\/docusaurus-plugin-hosting: /);
});
