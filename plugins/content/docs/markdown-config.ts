import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {replaceMarkdownBrandTokens, type Brand} from '../../shared';
import {getDocSlug} from './doc-paths';
import {validateFrontMatter} from './front-matter';

export interface MarkdownConfigOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Replaces `{brand}` and `{brandSlug}`. */
  readonly brand: Brand;
}

/**
 * Creates the `markdown` section of the Docusaurus configuration, which replaces brand tokens, validates front matter, and adds
 * the brand to the URLs of docs. The docs plugin reads titles and descriptions with `parseFrontMatter`, and the MDX compiler
 * reads the source with `preprocessor`, so both have to replace the tokens.
 */
export function createMarkdownConfig({siteDir, brand}: MarkdownConfigOptions): Partial<MarkdownConfig> {
  return {
    preprocessor: ({fileContent}) => replaceMarkdownBrandTokens(fileContent, brand),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
      const parsed = await defaultParseFrontMatter({
        filePath,
        fileContent: replaceMarkdownBrandTokens(fileContent, brand),
      }).catch((error: unknown) => {
        throw new Error(`${file}: the front matter isn't valid YAML. ${String(error)}`);
      });
      validateFrontMatter(file, parsed.frontMatter);
      const slug = getDocSlug(file, brand.slug);
      return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
    },
  };
}
