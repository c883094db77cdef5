import * as z from 'zod';
import {didYouMean} from '../../shared';
import {docPath} from './doc-path';

/** A field with what it takes, as the end of the sentence "It takes …". */
const field = <T extends z.ZodType>(takes: string, schema: T) => ({takes, schema});

const someText = z.string().trim().min(1);

/** The front matter of a doc. Docusaurus accepts any key and ignores those that it does not know; these are the keys of this site. */
const fields = {
  title: field('a text', someText),
  description: field('a text of 50 to 160 characters', z.string().trim().min(50).max(160)),
  sidebar_label: field('a text', someText.optional()),
  pagination_prev: field('the id of a doc, or null for no link', someText.nullable().optional()),
  pagination_next: field('the id of a doc, or null for no link', someText.nullable().optional()),
  hide_table_of_contents: field('true or false', z.boolean().optional()),
  toc_max_heading_level: field('a number from 2 to 6', z.int().min(2).max(6).optional()),
};

const frontMatterKeys = Object.keys(fields);

/**
 * Validates the front matter of a doc, with the brand put in; other Markdown files (partials, pages of other plugins) pass.
 *
 * @param file - Path of the Markdown file, relative to the root of the repository.
 * @param frontMatter - Its parsed front matter.
 * @throws Error with a line for each problem: file, key, what it got, what it takes.
 */
export function validateFrontMatter(file: string, frontMatter: Readonly<Record<string, unknown>>): void {
  if (docPath(file) === undefined) {
    return;
  }
  const unknown = Object.keys(frontMatter)
    .filter((key) => !frontMatterKeys.includes(key))
    .map(
      (key) => `unknown key "${key}".${didYouMean(key, frontMatterKeys)} Allowed keys: ${frontMatterKeys.join(', ')}.`,
    );
  const wrong = Object.entries(fields)
    .filter(([key, {schema}]) => !schema.safeParse(frontMatter[key]).success)
    .map(([key, {takes}]) => `"${key}" ${show(frontMatter[key])}; it takes ${takes}.`);
  const problems = [...unknown, ...wrong];
  if (problems.length > 0) {
    const name = file.replaceAll('\\', '/');
    throw new Error(problems.map((problem) => `Front matter of ${name}: ${problem}`).join('\n'));
  }
}

function show(value: unknown): string {
  if (value === undefined) {
    return 'is missing';
  }
  const size = typeof value === 'string' ? ` (${String(value.trim().length)} characters)` : '';
  return `is ${JSON.stringify(value)}${size}`;
}
