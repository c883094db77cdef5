export {downloadDocument, findCopy, type DownloadResult} from './download.js';
export {isUrl, type DownloadLimits} from './url-resolver.js';
export {
  loadRevision,
  reportChanges,
  type ChangeReportOptions,
  type ChangeReportResult,
} from './changes/report-changes.js';
export {stringifyYaml} from './exact-numbers.js';
export {loadOpenApiFile, type LoadedOpenApiDocument} from './load.js';
export {
  describeIgnoredPattern,
  findIgnoredPatterns,
  removeSlowPatterns,
  replacePatterns,
  type IgnoredPattern,
} from './ignored-patterns.js';
export {
  bundleOpenApiFile,
  checkOpenApiFile,
  createValidityRules,
  validateOpenApiFile,
  type OpenApiBundle,
} from './openapi-file.js';
export type {OpenApiFileOptions} from './file-options.js';
export type {OperationCriteria, OperationSelection} from './select-operations.js';
export {OpenApiError, type Problem} from './problems.js';
export {redocly} from './redocly.js';
export {updateTranslations, type TranslationUpdate} from './translations/update-translations.js';
export {testWithTimeout} from './slow-patterns.js';
