export {
  getBrandReplacements,
  readFileWithBrand,
  replaceBrandTokens,
  replaceMarkdownBrandTokens,
  usesBrandTokens,
  type Brand,
} from './brand-tokens';
export {readDesignTokens} from './design-tokens';
export * from './head-tags';
export * from './page-dependencies';
