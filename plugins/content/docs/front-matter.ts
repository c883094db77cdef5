import leven from 'leven';
import * as z from 'zod';
import {didYouMean} from '../../shared';
import {getDocPath} from './doc-paths';

/** A front matter field with a description of its values for error messages ("must be …"). */
const field = <T extends z.ZodType>(expected: string, schema: T) => ({expected, schema});

const nonEmptyString = z.string().trim().min(1);

/** What strict mode requires beyond the checks of Docusaurus. */
const strictFields = {
  title: field('a non-empty string', nonEmptyString),
  // Search engines truncate longer descriptions, and shorter ones are rarely meaningful.
  description: field('a string of 50 to 160 characters', z.string().trim().min(50).max(160)),
  // Other words for the topic of the page, by which the search finds it.
  keywords: field('a list of non-empty strings', z.array(nonEmptyString).min(1).optional()),
  sidebar_label: field('a non-empty string', nonEmptyString.optional()),
  // The label of links from the previous and the next page.
  pagination_label: field('a non-empty string', nonEmptyString.optional()),
  pagination_prev: field('the ID of a doc, or null for no link', nonEmptyString.nullable().optional()),
  pagination_next: field('the ID of a doc, or null for no link', nonEmptyString.nullable().optional()),
  hide_table_of_contents: field('true or false', z.boolean().optional()),
  toc_max_heading_level: field('an integer from 2 to 6', z.int().min(2).max(6).optional()),
};

/** The front matter of docs in Docusaurus 3.7 (https://docusaurus.io/docs/3.7.0/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter). */
const standardKeys = [
  ...Object.keys(strictFields),
  'id',
  'slug',
  'title_meta',
  'image',
  'tags',
  'draft',
  'unlisted',
  'last_update',
  'hide_title',
  'toc_min_heading_level',
  'sidebar_position',
  'sidebar_class_name',
  'sidebar_custom_props',
  'displayed_sidebar',
  'parse_number_prefixes',
  'custom_edit_url',
  'mdx',
];

/**
 * Validates the front matter of a doc. Docusaurus ignores unknown keys, so a typo would go unnoticed. Other Markdown files, such as
 * partials and pages of other plugins, aren't checked.
 *
 * @param file - Path of the Markdown file, relative to the site.
 * @param frontMatter - Its parsed front matter, with brand tokens replaced.
 * @param strict - Requires a title and a meaningful description, and rejects every key that Docusaurus doesn't know. Otherwise, only
 * keys that look like a misspelled standard key are rejected. Docusaurus itself checks the values of standard keys in either case.
 * @throws Error with one line for each problem.
 */
export function validateFrontMatter(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  strict: boolean,
): void {
  if (getDocPath(file) === undefined) {
    return;
  }
  const unknownKeys = Object.keys(frontMatter).filter((key) => !standardKeys.includes(key));
  const problems = [
    ...unknownKeys
      .filter((key) => strict || isMisspelled(key))
      .map(
        (key) =>
          `unknown front matter key "${key}".${didYouMean(key, standardKeys)} Allowed keys: ${standardKeys.join(', ')}.`,
      ),
    ...(strict ? findInvalidValues(frontMatter) : []),
  ];
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file.replaceAll('\\', '/')}: ${problem}`).join('\n'));
  }
}

/** Whether a key has at most one wrong letter, apart from case and separators. Sites also use keys of their own, such as `version`. */
function isMisspelled(key: string): boolean {
  const normalize = (name: string) => name.replaceAll(/[-_ ]/g, '').toLowerCase();
  return standardKeys.some((name) => leven(normalize(name), normalize(key)) <= (name.length < 6 ? 0 : 1));
}

function findInvalidValues(frontMatter: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(strictFields)
    .filter(([key, {schema}]) => !schema.safeParse(frontMatter[key]).success)
    .map(([key, {expected}]) => `front matter "${key}" ${describeValue(frontMatter[key])}; it must be ${expected}.`);
}

function describeValue(value: unknown): string {
  if (value === undefined) {
    return 'is missing';
  }
  const length = typeof value === 'string' ? ` (${value.trim().length} characters)` : '';
  return `is ${JSON.stringify(value)}${length}`;
}
