import path from 'node:path';
import * as z from 'zod';

/** The front matter of every page under `docs/`. Docusaurus accepts any key; this schema accepts these. */
const schema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(160),
  sidebar_label: z.string().min(1).optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
});

type FrontMatter = Record<string, unknown>;

/**
 * Validates the front matter of a doc; other Markdown files (partials, pages of other plugins) pass.
 *
 * @param filePath - Path of the Markdown file.
 * @param frontMatter - Its parsed front matter.
 * @returns The same front matter.
 * @throws Error that names file, key, what it got and what is allowed.
 */
export function validateFrontMatter(filePath: string, frontMatter: FrontMatter): FrontMatter {
  const isDoc = /[/\\]docs[/\\]/.test(filePath) && !path.basename(filePath).startsWith('_');
  const result = isDoc ? schema.safeParse(frontMatter) : undefined;
  if (result === undefined || result.success) {
    return frontMatter;
  }
  const file = path.relative(process.cwd(), filePath);
  const problems = result.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}. Allowed keys: ${Object.keys(schema.shape).join(', ')}`;
    }
    const key = String(issue.path[0]);
    const value = frontMatter[key];
    const got = typeof value === 'string' ? `${value.length} characters` : JSON.stringify(value);
    return `"${key}": ${issue.message} (got ${got})`;
  });
  throw new Error(`Front matter of ${file}: ${problems.join('; ')}.`);
}
