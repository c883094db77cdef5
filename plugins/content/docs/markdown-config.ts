import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {replaceMarkdownBrandTokens, usesBrandTokens, type Brand} from '../../shared';
import {getDocSlug} from './doc-paths';

export interface MarkdownConfigOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** The values of `{brand}` and `{brandSlug}` in docs with `brand: true` in their front matter. */
  readonly brand: Brand;
  /**
   * Folders of docs whose URL starts with the brand: with `api`, `docs/api/…` is served at `/docs/{brandSlug}-api/…`.
   */
  readonly brandedFolders: readonly string[];
}

/**
 * Creates the `markdown` section of the Docusaurus configuration, which replaces brand tokens and adds the brand to the
 * URLs of docs. The docs plugin reads titles and descriptions with `parseFrontMatter`, and the MDX compiler reads the
 * source with `preprocessor`, so both have to replace the tokens.
 */
export function createMarkdownConfig({siteDir, brand, brandedFolders}: MarkdownConfigOptions): Partial<MarkdownConfig> {
  return {
    // The content has no front matter anymore.
    preprocessor: ({filePath, fileContent}) =>
      replaceMarkdownBrandTokens(fileContent, brand, usesBrandTokens(readFileSync(filePath, 'utf8'))),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
      const content = replaceMarkdownBrandTokens(fileContent, brand, usesBrandTokens(fileContent));
      const parsed = await defaultParseFrontMatter({filePath, fileContent: content});
      const slug = getDocSlug(file, brand.slug, brandedFolders);
      return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
    },
  };
}
