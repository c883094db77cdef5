import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import {validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

test('options that are given keep the defaults of the others', () => {
  const {llmsTxt, pageMenu} = validate({llmsTxt: {instructions: ['Read.']}, pageMenu: {docs: false}});
  expect(pageMenu).toEqual({...(validate().pageMenu as object), docs: false});
  expect(llmsTxt).toEqual({instructions: ['Read.'], files: {}});
});

test.each([
  [{llmsText: false}, '"llmsText" is not allowed'],
  [{llmsTxt: {files: {A: [{title: 'a', path: '/a.yaml'}]}}}, 'Remove the leading slash'],
  [
    {pageMenu: {assistants: [{name: 'A', url: 'https://a.example'}]}},
    '"pageMenu.assistants[0].url" is "https://a.example". Use an http or https URL with the placeholder {prompt}',
  ],
  [{pageMenu: {links: [{label: 'A', href: 'javascript:alert(1)'}]}}, 'Use a path that starts with a slash, or a URL.'],
])('a message names the option and the fix %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
