import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {validateFrontMatter} from '../plugins/content/docs/front-matter';
import {docSlug} from '../plugins/content/docs/doc-slug';
import {putBrandInMarkdown} from './brand';
import {site} from './site';

const root = path.resolve(__dirname, '..');

/**
 * How Markdown is read. The docs plugin reads titles and descriptions through `parseFrontMatter`, the MDX compiler reads
 * the raw file through `preprocessor`: both put the brand in, so that page and sidebar say the same.
 */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor: ({fileContent}) => putBrandInMarkdown(fileContent),
  parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(root, filePath);
    const parsed = await defaultParseFrontMatter({filePath, fileContent: putBrandInMarkdown(fileContent)}).catch(
      (error: unknown) => {
        throw new Error(`Front matter of ${file} cannot be read as YAML: ${String(error)}`);
      },
    );
    validateFrontMatter(file, parsed.frontMatter);
    const slug = docSlug(file, site.slug);
    return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
  },
};
