export {
  downloadDocument,
  findCopy,
  isUrl,
  type DownloadChanges,
  type DownloadLimits,
  type DownloadResult,
} from './download.js';
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
  type OpenApiFileOptions,
} from './openapi-file.js';
export type {OperationCriteria, OperationSelection} from './select-operations.js';
export {OpenApiError, type Problem} from './problems.js';
export {redocly} from './redocly.js';
export {updateTranslations, type TranslationUpdate} from './translations/update-translations.js';
export {testWithTimeout} from './slow-patterns.js';
