import {expect, test} from 'vitest';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import {defaultAssistants, validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

const labels = {docs: 'Docs', otherDocs: 'Other docs', blog: 'Blog', pages: 'Pages'};

test('every option has a default', () => {
  expect(validate()).toEqual({
    id: 'default',
    llmsTxt: {instructions: [], files: {}, docsOutsideSidebar: {}, blog: true, pages: true, labels},
    llmsFullTxt: true,
    maxFileLength: 50_000,
    pageMenu: {docs: true, assistants: defaultAssistants, links: []},
    fidelityCheck: false,
  });
});

test('options that are given keep the defaults of the others', () => {
  const options = validate({
    llmsTxt: {title: 'T', labels: {blog: 'News'}},
    pageMenu: {assistants: [], links: [{label: 'API', href: '/api.yaml', download: 'api.yaml'}]},
    maxFileLength: false,
  });
  expect(options.llmsTxt).toMatchObject({title: 'T', blog: true, labels: {...labels, blog: 'News'}});
  expect(options.pageMenu).toMatchObject({docs: true, assistants: [], links: [{label: 'API'}]});
  expect(options.maxFileLength).toBe(false);
});

test.each([
  [{fidelity: true}, 'there is no option "fidelity". Did you mean "fidelityCheck"?'],
  [{maxFileLength: 100}, '"maxFileLength" must be'],
  [{llmsTxt: {files: {A: [{title: 'a', path: '/a.yaml'}]}}}, 'Remove the leading slash'],
  [
    {pageMenu: {assistants: [{name: 'A', url: 'https://a.example'}]}},
    '"pageMenu.assistants[0].url" is "https://a.example". Use an http or https URL with a placeholder: {prompt}',
  ],
  [{pageMenu: {links: [{label: 'A', href: 'javascript:alert(1)'}]}}, 'Use a path that starts with a slash, or a URL.'],
])('a message names the option and the fix %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
