import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import {validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

test.each<[unknown, RegExp]>([
  [{compress: true}, /"compress" is not allowed\. For all options, see the package's README and docs folder\./],
  [{contentSecurityPolicy: {services: ['myspace']}}, /"contentSecurityPolicy.services\[0\]" must be one of \[algolia/],
  [{contentSecurityPolicy: {directives: {'img-src': ['a b']}}}, /img-src\[0\]" is "a b"\. Use one source per string/],
  [{headers: {'Cache-Control': 'no-store'}}, /"headers.Cache-Control" .* Use "headerRules" for Cache-Control/],
  [{headerRules: [{files: '/a', headers: {}}]}, /"headerRules\[0\].files" is "\/a"\. Use a folder below the base URL/],
  [{redirects: [{from: 'a', to: '/b'}]}, /"redirects\[0\].from" is "a"\. Use an encoded path that starts with a slash/],
  ...['/old/*', '/old/:id', '/old?a'].map((from): [unknown, RegExp] => [
    {redirects: [{from, to: '/b'}]},
    /"redirects\[0\].from" is ".+"\. Use old URLs without queries and patterns/,
  ]),
])('rejects %j, and names the option and the fix', (options, message) => {
  expect(() => validate(options)).toThrow(message);
  expect(() => validate(options)).toThrow(/^@developer-docs\/docusaurus-plugin-hosting: /);
});
