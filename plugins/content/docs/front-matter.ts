import leven from 'leven';
import {didYouMean} from '@developer-docs/internal';
import {getDocPath} from './doc-paths';

/** The string values that strict mode requires. Docusaurus validates the values of all other keys. */
const requiredStrings = {
  title: {minLength: 1, maxLength: Infinity, expected: 'a non-empty string'},
  // Search engines truncate longer descriptions, and shorter ones are rarely meaningful.
  description: {minLength: 50, maxLength: 160, expected: 'a string of 50 to 160 characters'},
};

/**
 * The front matter of docs in Docusaurus 3.7
 * (https://docusaurus.io/docs/3.7.0/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter).
 */
const standardKeys = [
  'title',
  'description',
  'keywords',
  'sidebar_label',
  'pagination_label',
  'pagination_prev',
  'pagination_next',
  'hide_table_of_contents',
  'toc_max_heading_level',
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

/** All keys of docs. `brand` turns on brand tokens. */
const knownKeys = [...standardKeys, 'brand'];

/**
 * Validates the front matter of a doc. Docusaurus ignores unknown keys, so a typo would go unnoticed. Other Markdown
 * files, such as partials and pages from other plugins, aren't checked.
 *
 * @param file - Path of the Markdown file, relative to the site.
 * @param frontMatter - Its parsed front matter, with brand tokens replaced.
 * @param strict - Requires a title and a meaningful description, and rejects every key that Docusaurus doesn't know.
 *   Otherwise, only keys that look like a misspelled standard key are rejected.
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
  const unknownKeys = Object.keys(frontMatter).filter((key) => !knownKeys.includes(key));
  const problems = [
    ...unknownKeys
      .filter((key) => strict || isMisspelled(key))
      .map(
        (key) =>
          `unknown front matter key "${key}".${didYouMean(key, knownKeys)} Allowed keys: ${knownKeys.join(', ')}.`,
      ),
    ...(strict ? findInvalidStrings(frontMatter) : []),
  ];
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file.replaceAll('\\', '/')}: ${problem}`).join('\n'));
  }
}

/**
 * Returns whether a key is a standard key with a typo: at most one wrong letter, or different case or separators. Sites
 * also use their own keys, such as `version`.
 */
function isMisspelled(key: string): boolean {
  const normalize = (name: string) => name.replaceAll(/[-_ ]/g, '').toLowerCase();
  return standardKeys.some((name) => leven(normalize(name), normalize(key)) <= (name.length < 6 ? 0 : 1));
}

function findInvalidStrings(frontMatter: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(requiredStrings).flatMap(([key, {minLength, maxLength, expected}]) => {
    const value = frontMatter[key];
    const length = typeof value === 'string' ? value.trim().length : 0;
    const isValid = length >= minLength && length <= maxLength;
    return isValid ? [] : [`front matter "${key}" ${describeValue(value)}; it must be ${expected}.`];
  });
}

function describeValue(value: unknown): string {
  if (value === undefined) {
    return 'is missing';
  }
  const length = typeof value === 'string' ? ` (${value.trim().length} characters)` : '';
  return `is ${JSON.stringify(value)}${length}`;
}
