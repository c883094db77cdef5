export {
  getBrandReplacements,
  readFileWithBrand,
  replaceBrandTokens,
  replaceMarkdownBrandTokens,
  type Brand,
} from './brand-tokens';
export {cacheBriefly} from './cache-briefly';
export {configurePlugin} from './configure-plugin';
export {readDesignTokens} from './design-tokens';
export * from './head-tags';
export * from './page-dependencies';
export {PublishFilesPlugin, type PublishedFile} from '@developer-docs/internal/node';
