export {
  getBrandReplacements,
  readFileWithBrand,
  replaceBrandTokens,
  replaceMarkdownBrandTokens,
  type Brand,
} from './brand-tokens';
export {configurePlugin} from './configure-plugin';
export {readDesignTokens} from './design-tokens';
export * from './head-tags';
export * from './page-dependencies';
