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
    preprocessor: ({fileContent}) => replaceMarkdownBrandTokens(fileContent, brand),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
      const parsed = await defaultParseFrontMatter({
        filePath,
        fileContent: replaceMarkdownBrandTokens(fileContent, brand),
      }).catch((error: unknown) => {
        throw new Error(`${file}:${describeYamlError(error)}`);
      });
      validateFrontMatter(file, parsed.frontMatter, strict);
      const slug = getDocSlug(file, brand.slug, brandedFolders);
      return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
    },
  };
}

/** Describes a YAML error with its line and column in the file. */
function describeYamlError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, reason = message, line, column] = /^(.*?) at line (\d+), column (\d+)/s.exec(message) ?? [];
  const position = line === undefined ? '' : `${line}:${column ?? '1'}:`;
  return `${position} the front matter isn't valid YAML: ${reason}. Put a value that contains ": " or starts with a special character in quotes, and end the front matter with a "---" line.`;
}
