import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseYaml} from '@developer-docs/internal/node';
import {replaceMarkdownBrandTokens, usesBrandTokens, type Brand} from '../../shared';
import {getDocSlug} from './doc-paths';
import {validateFrontMatter} from './front-matter';

export interface MarkdownConfigOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** The values of `{brand}` and `{brandSlug}` in docs with `brand: true` in their front matter. */
  readonly brand: Brand;
  /** Requires a title and a description in every doc, and rejects all unknown front matter. */
  readonly strict: boolean;
  /**
   * Folders of docs whose URL starts with the brand: with `api`, `docs/api/…` is served at `/docs/{brandSlug}-api/…`.
   */
  readonly brandedFolders: readonly string[];
}

/**
 * Creates the `markdown` section of the Docusaurus configuration, which replaces brand tokens, validates front matter,
 * and adds the brand to the URLs of docs. The docs plugin reads titles and descriptions with `parseFrontMatter`, and
 * the MDX compiler reads the source with `preprocessor`, so both have to replace the tokens.
 */
export function createMarkdownConfig({
  siteDir,
  brand,
  strict,
  brandedFolders,
}: MarkdownConfigOptions): Partial<MarkdownConfig> {
  return {
    // The content has no front matter anymore.
    preprocessor: ({filePath, fileContent}) =>
      replaceMarkdownBrandTokens(fileContent, brand, usesBrandTokens(readFileSync(filePath, 'utf8'))),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
      const content = replaceMarkdownBrandTokens(fileContent, brand, usesBrandTokens(fileContent));
      const parsed = await defaultParseFrontMatter({filePath, fileContent: content}).catch((error: unknown) => {
        throwFrontMatterError(file, content, error as Error);
      });
      validateFrontMatter(file, parsed.frontMatter, strict);
      const slug = getDocSlug(file, brand.slug, brandedFolders);
      return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
    },
  };
}

/** Throws an error with the position of a syntax error in the front matter, and how to fix it. */
function throwFrontMatterError(file: string, content: string, {message}: Error): never {
  const [, frontMatter] = /^(---\r?\n.*?\n)---/s.exec(content) ?? [];
  if (frontMatter === undefined) {
    throw new Error(`${file}: the front matter has no end. Add a "---" line after its last key.`);
  }
  parseYaml(frontMatter, file, 'front matter');
  // Docusaurus's parser is stricter, for example about unknown tags.
  throw new Error(`${file}: the front matter isn't valid YAML: ${message}`);
}
