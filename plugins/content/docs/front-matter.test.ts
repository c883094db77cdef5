import {describe, expect, test} from 'vitest';
import {validateFrontMatter} from './front-matter';

const file = 'docs/api/overview.mdx';
const valid = {title: 'Overview', description: 'x'.repeat(50)};

const getProblems = (frontMatter: Record<string, unknown>, strict = true): string[] => {
  try {
    validateFrontMatter(file, frontMatter, strict);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

test('accepts a title and a description', () => {
  expect(getProblems(valid)).toEqual([]);
  expect(
    getProblems({...valid, description: 'x'.repeat(160), pagination_next: null, toc_max_heading_level: 4}),
  ).toEqual([]);
});

test("accepts Docusaurus's standard front matter", () => {
  expect(
    getProblems({...valid, sidebar_position: 2, tags: ['a'], draft: true, slug: '/x', last_update: {author: 'A'}}),
  ).toEqual([]);
});

describe('validation without strict mode', () => {
  test("accepts a page without a title or description, and other plugins' keys", () => {
    expect(getProblems({}, false)).toEqual([]);
    expect(getProblems({description: 'Short.', original_id: 'a', version: 2, author: 'A'}, false)).toEqual([]);
  });

  test.each([
    ['sidebarLabel', 'sidebar_label'],
    ['sidebar-position', 'sidebar_position'],
    ['Title', 'title'],
    ['pagination_nxt', 'pagination_next'],
  ])('rejects %s as a misspelling of %s', (key, suggestion) => {
    expect(getProblems({[key]: 'x'}, false)[0]).toContain(`Did you mean "${suggestion}"?`);
  });
});

test('rejects unknown keys and suggests the allowed ones', () => {
  expect(getProblems({...valid, sidebarLabel: 'API'})).toEqual([
    expect.stringMatching(
      /^docs\/api\/overview\.mdx: unknown front matter key "sidebarLabel"\. Did you mean "sidebar_label"\? Allowed keys: title, description, /,
    ),
  ]);
  expect(getProblems({...valid, authors: []})[0]).toContain('unknown front matter key "authors". Allowed keys:');
});

test('requires a title and a description', () => {
  expect(getProblems({})).toEqual([
    'docs/api/overview.mdx: front matter "title" is missing; it must be a non-empty string.',
    'docs/api/overview.mdx: front matter "description" is missing; it must be a string of 50 to 160 characters.',
  ]);
  expect(getProblems({...valid, title: ' '})[0]).toContain('"title" is " " (0 characters); it must be');
});

test.each([
  ['x'.repeat(49), '(49 characters); it must be a string of 50 to 160 characters.'],
  ['x'.repeat(161), '(161 characters); it must be a string of 50 to 160 characters.'],
  [5, '"description" is 5; it must be'],
])('rejects the description %s', (description, message) => {
  expect(getProblems({...valid, description})[0]).toContain(message);
});

test("doesn't check files that aren't docs", () => {
  expect(() => {
    validateFrontMatter('docs/api/_limits.mdx', {}, true);
    validateFrontMatter('src/pages/about.mdx', {wrapperClassName: 'about'}, true);
  }).not.toThrow();
});
