import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

test('pages say since when something is deprecated, why, until when it is available, and what replaces it', () => {
  const replaced = {'x-deprecated': {successor: 'fullName'}, 'x-sunset': '2026-12-31T23:00:00-05:00'};
  const schema = {
    type: 'object',
    properties: {
      kind: {enum: ['old', 'new'], 'x-values': {old: {'x-deprecated': {successor: 'new', reason: 'Too <b>old</b>.'}}}},
      name: {type: 'string', ...replaced},
    },
  };
  const document = createDocument('fleet', {
    listShips: {
      deprecated: true,
      'x-deprecated': {date: '2026-01-31', reason: 'It has no `pages`.', successor: 'findShips'},
      'x-sunset': '2026-06-30',
      parameters: [{name: 'limit', in: 'query', 'x-deprecated': 'Use cursors.', schema: {type: 'integer'}}],
      requestBody: {content: {'application/json': {schema}}},
    },
    findShips: {summary: 'Find ships'},
    oldest: {'x-deprecated': {successor: '<script>'}},
  });
  const pages = renderNodes([document], {
    'docs/list.mdx': '<Operation id="listShips" />',
    'docs/find.mdx': '<Operation id="findShips" />',
    'docs/oldest.mdx': '<Operation id="oldest" />',
  });
  const [list, , oldest] = pages.map((nodes) => JSON.stringify(nodes).replaceAll('\\', ''));
  for (const text of [
    'Don’t use it in new code. Deprecated as of January 31, 2026. Available until June 30, 2026. Use <a href="/docs/find">Find ships</a> instead. It has no <code>pages</code>.',
    '<p> Use cursors.</p>',
    '<p> Available until January 1, 2027. Use <code>fullName</code> instead.</p>',
    '<span class="badge openapi-badge--deprecated">deprecated</span> Use <code>new</code> instead. Too <b>old</b>.',
  ]) {
    expect(list).toContain(text);
  }
  expect(oldest?.match(/Use .{24}/)?.[0]).toBe('Use &#x3C;script> instead.</');
});
