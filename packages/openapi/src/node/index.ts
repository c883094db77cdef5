export {downloadDocument, findCopy, type DownloadResult} from './download/download.js';
export {isUrl} from './download/url-resolver.js';
export {loadRevision} from './changes/load-revision.js';
export {reportChanges, type ChangeReportOptions} from './changes/report-changes.js';
export {stringifyYaml} from './parsing/stringify-yaml.js';
export {loadOpenApiFile, openBundle, type LoadedOpenApiDocument} from './load.js';
export {
  describeIgnoredPattern,
  findIgnoredPatterns,
  removeSchemaPatterns,
  removeSlowPatterns,
} from './parsing/ignored-patterns.js';
export {checkOpenApiFile, createValidityRules, validateOpenApiFile} from './validate.js';
export type {OpenApiFileOptions} from './file-options.js';
export type {OperationCriteria} from './selection/select-operations.js';
export type {Problem} from './problems.js';
export {updateTranslations, type TranslationUpdate} from './translations/update-translations.js';
