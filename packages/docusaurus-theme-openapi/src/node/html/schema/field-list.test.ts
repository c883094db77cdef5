import {OpenApiDocument, readSchema} from '@developer-docs/openapi';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {MarkdownRenderer} from '../parts/markdown-renderer';
import {renderFieldList} from './field-list';

test('lists properties with anchors, constraints, and values, but without patterns and nested properties', () => {
  const schema = {
    type: 'object',
    required: ['tags'],
    properties: {
      tags: {type: 'array', minItems: 2, items: {type: 'string', maxLength: 9, pattern: '^x', examples: ['xy']}},
      color: {enum: ['red', 'green'], description: 'See `paint`.'},
      owner: {type: 'object', properties: {name: {type: 'string'}}},
    },
  };
  const {properties} = readSchema(schema, new OpenApiDocument({}));
  const markdown = new MarkdownRenderer(
    (url) => url,
    (code) => `/docs/${code}`,
  );
  const html = toHtml(renderFieldList(properties, (name) => `pet-${name}`, markdown));
  expect(html).toContain('<li id="pet-tags" data-record="field" data-record-name="tags">');
  expect(html).toContain('<span class="badge openapi-badge--required">required</span>');
  expect(html).toContain('<code>red</code>, <code>green</code>');
  expect(html).toContain('<a href="/docs/paint"><code>paint</code></a>');
  expect(html).toContain('9');
  expect(html).not.toMatch(/\^x|xy|name<\/code>/);
});
