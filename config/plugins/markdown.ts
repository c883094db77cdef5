import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {replaceMarkdownBrandTokens, usesBrandTokens} from '../brand-tokens';
import {brand} from '../site';
import {getBrandedPath} from './page-urls';

/**
 * The `markdown` section of the Docusaurus configuration, which replaces brand tokens and adds the brand to the
 * URLs of docs. The docs plugin reads titles and descriptions with `parseFrontMatter`, and the MDX compiler reads the
 * source with `preprocessor`, so both have to replace the tokens.
 */
export const markdown: Partial<MarkdownConfig> = {
  // The content has no front matter anymore.
  preprocessor: ({filePath, fileContent}) =>
    replaceMarkdownBrandTokens(fileContent, brand, usesBrandTokens(readFileSync(filePath, 'utf8'))),
  parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(path.resolve(__dirname, '../..'), filePath);
    const content = replaceMarkdownBrandTokens(fileContent, brand, usesBrandTokens(fileContent));
    const parsed = await defaultParseFrontMatter({filePath, fileContent: content});
    const slug = getBrandedPath(file);
    return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
  },
};
