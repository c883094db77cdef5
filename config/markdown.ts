import type {MarkdownConfig} from '@docusaurus/types';
import {validateFrontMatter} from '../plugins/docs/front-matter';
import {docSlug} from '../plugins/docs/doc-slug';
import {putBrandInMarkdown} from './brand';
import {site} from './site';

/**
 * How Markdown is read. The docs plugin reads titles and descriptions through `parseFrontMatter`, the MDX compiler reads
 * the raw file through `preprocessor`: both put the brand in, so that page and sidebar say the same.
 */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor: ({fileContent}) => putBrandInMarkdown(fileContent),
  parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent: putBrandInMarkdown(fileContent)});
    const frontMatter = validateFrontMatter(filePath, parsed.frontMatter);
    const slug = docSlug(filePath, site.slug);
    return {...parsed, frontMatter: slug === undefined ? frontMatter : {slug, ...frontMatter}};
  },
};
