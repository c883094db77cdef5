import path from 'node:path';
import {DocumentLoader} from '@developer-docs/docusaurus-theme-openapi/node';
import {MarkdownRenderer, type PageContext} from '@developer-docs/docusaurus-theme-openapi/node';
import {toNodes, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Operation} from '@developer-docs/openapi';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {ContractFiles} from './contract-files';
import {createOperationContent} from './operation-content';

const folder = path.join(__dirname, 'fixtures');
const contract = new ContractFiles(folder);
const [document] = await new DocumentLoader(folder, {
  documents: {shop: {file: 'shop.yaml', validation: 'warn'}},
  replacements: {},
}).load();
const model = document?.model;
const {describeOperation, codeUrls} = createOperationContent(
  contract,
  '/docs/errors',
)({documents: model ? [model] : [], toUrl: (url) => `/base${url}`});

const render = (content: Content) => toHtml({type: 'root', children: toNodes(content)});

function describeById(id: string, changes: Partial<Operation> = {}) {
  const operation = model?.operations.find((candidate) => candidate.id === id);
  const context = {
    markdown: new MarkdownRenderer(
      (url) => url,
      () => undefined,
    ),
    ids: new Set<string>(),
    links: {operations: new Map([['fillBasket', {title: 'Fill a basket', url: '#fill'}]])},
  } as unknown as PageContext;
  return describeOperation?.({...operation, ...changes} as Operation, '', context) ?? {};
}

test('sentences and limits are each one item of a list', () => {
  const {usage, behavior, rows} = describeById('listBaskets', {
    extensions: {
      'x-use-when': 'A basket is `empty`.',
      'x-use-instead': [{operation: 'fillBasket', when: 'API calls fill it.'}],
      'x-side-effects': ['One.', 'Two.'],
      'x-limits': ['ripening'],
    },
  });
  expect(rows).toEqual([]);
  expect(render(usage?.content)).toBe(
    '<p>Use this operation when a basket is <code>empty</code>.</p><p><b>Alternatives</b></p><ul><li><a href="#fill">Fill a basket</a>: Use it when API calls fill it.</li></ul>',
  );
  expect(render(behavior?.content)).toBe(
    '<p><b>Side effects</b></p><ul><li>One.</li><li>Two.</li></ul><p><b>Limits and expiration</b></p><ul><li><a href="/base/docs/errors#limit-ripening">ripening</a>: 3 days</li></ul>',
  );
  expect(describeById('listBaskets')).toMatchObject({usage: undefined, behavior: undefined});
  expect(() => describeById('listBaskets', {extensions: {'x-limits': ['ripenin']}})).toThrow(
    'Did you mean "ripening"?',
  );
});

test('responses whose examples are all in the catalog become rows', () => {
  const {errors} = describeById('fillBasket');
  expect(errors?.statuses).toEqual(['413', '422']);
  expect(render(errors?.content)).toContain('<a href="/base/docs/errors#error-too-heavy"><code>too_heavy</code></a>');
  expect(codeUrls?.get('eaten')).toBe('/base/docs/errors#error-eaten');
  const [response] = model?.operations.find(({id}) => id === 'fillBasket')?.responses ?? [];
  const [content] = response?.content ?? [];
  const unknown = {name: 'other', isGenerated: false, value: {code: 'unknown'}};
  const responses = [
    {...response, content: [{...content, examples: [...(content?.examples ?? []), unknown]}]},
  ] as Operation['responses'];
  expect(describeById('fillBasket', {responses}).errors).toBeUndefined();
});
