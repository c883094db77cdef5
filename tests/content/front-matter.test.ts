import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseMarkdownFile} from '@docusaurus/utils';
import {expect, test} from 'vitest';

const docsFolder = path.resolve(import.meta.dirname, '../../docs');

/** Partials start with an underscore. */
const files = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /(?:^|[/\\])[^_/\\][^/\\]*\.mdx?$/.test(file),
);

/**
 * Docusaurus ignores unknown keys, so a typo would go unnoticed. Add other keys of Docusaurus when a page needs them.
 */
const allowedKeys = [
  'title',
  'description',
  'keywords',
  'sidebar_label',
  'displayed_sidebar',
  'openapi',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'toc_max_heading_level',
];

test.each(files)(
  'the front matter of %s has a title, a meaningful description, and no misspelled key',
  async (file) => {
    const filePath = path.join(docsFolder, file);
    const {frontMatter} = await parseMarkdownFile({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
      parseFrontMatter: ({fileContent, defaultParseFrontMatter}) => defaultParseFrontMatter({filePath, fileContent}),
    });
    expect(Object.keys(frontMatter).filter((key) => !allowedKeys.includes(key))).toEqual([]);
    const {title = '', description = ''} = frontMatter;
    expect(title, 'title').toMatch(/\S/);
    // Search engines truncate longer descriptions, and shorter ones are rarely meaningful.
    expect(description, 'description').toMatch(/^.{50,160}$/);
  },
);
