import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from './front-matter';

const file = 'docs/api/overview.mdx';
const right = {title: 'Overview', description: 'x'.repeat(50)};

const problems = (frontMatter: Record<string, unknown>): string[] => {
  try {
    validateFrontMatter(file, frontMatter);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

describe('validateFrontMatter', () => {
  it('takes a title and a description', () => {
    expect(problems(right)).toEqual([]);
    expect(problems({...right, description: 'x'.repeat(160), pagination_next: null, toc_max_heading_level: 4})).toEqual(
      [],
    );
  });

  it('finds the key that an unknown one means, and lists the allowed ones', () => {
    expect(problems({...right, sidebarLabel: 'API'})).toEqual([
      expect.stringMatching(
        /^Front matter of docs\/api\/overview\.mdx: unknown key "sidebarLabel"\. Did you mean "sidebar_label"\? Allowed keys: title, description, /,
      ),
    ]);
    expect(problems({...right, authors: []})[0]).toContain('unknown key "authors". Allowed keys:');
  });

  it('needs a title and a description', () => {
    expect(problems({})).toEqual([
      'Front matter of docs/api/overview.mdx: "title" is missing; it takes a text.',
      'Front matter of docs/api/overview.mdx: "description" is missing; it takes a text of 50 to 160 characters.',
    ]);
    expect(problems({...right, title: ' '})[0]).toContain('"title" is " " (0 characters); it takes a text.');
  });

  it.each([
    ['x'.repeat(49), '(49 characters); it takes a text of 50 to 160 characters.'],
    ['x'.repeat(161), '(161 characters); it takes a text of 50 to 160 characters.'],
    [5, '"description" is 5; it takes'],
  ])('rejects the description %s', (description, part) => {
    expect(problems({...right, description})[0]).toContain(part);
  });

  it.each([
    ['hide_table_of_contents', 'yes', 'true or false'],
    ['toc_max_heading_level', 7, 'a number from 2 to 6'],
    ['pagination_prev', '', 'the id of a doc, or null'],
  ])('rejects %s: %s', (key, value, takes) => {
    expect(problems({...right, [key]: value})[0]).toContain(`"${key}" is ${JSON.stringify(value)}`);
    expect(problems({...right, [key]: value})[0]).toContain(`it takes ${takes}`);
  });

  it('lets files that are no docs pass', () => {
    expect(() => {
      validateFrontMatter('docs/api/_limits.mdx', {});
      validateFrontMatter('src/pages/about.mdx', {wrapperClassName: 'about'});
    }).not.toThrow();
  });
});
