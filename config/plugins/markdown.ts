import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {replaceBrandTokens} from '../brand-tokens';
import {getBrandedPath} from './page-urls';

/**
 * The `markdown` section of the Docusaurus configuration, which replaces brand tokens and adds the brand to the
 * URLs of docs. The docs plugin reads titles and descriptions with `parseFrontMatter`, and the MDX compiler reads the
 * source with `preprocessor`, so both have to replace the tokens.
 */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor: ({fileContent}) => replaceBrandTokens(fileContent),
  parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent: replaceBrandTokens(fileContent)});
    const slug = getBrandedPath(path.relative(path.resolve(__dirname, '../..'), filePath));
    return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
  },
};
