// Documents and their model
export {OpenApiDocument} from './document.js';
export {normalizeDocument} from './normalize-document.js';
export {listOperations, readApiDocument} from './model/read-document.js';
export {readSchema} from './model/read-schema.js';
export type * from './model/types.js';
export {listChildSchemas, resolveSchema, walkSchemas, type ChildSchema} from './model/walk-schemas.js';
export type {Deprecation} from './declarations/deprecation.js';
export type {Server, ServerVariable} from './declarations/servers.js';
export type {Bound} from './schemas/number-range.js';
// Declarations, for tools that don't need the model
export {getDefaultBody, listErrorCodes} from './declarations/error-codes.js';
export {
  getRequestDirection,
  isErrorStatus,
  isMethod,
  readExampleValue,
  readDeclaredOperations,
  readNamedExamples,
  type OpenApiHeader,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
} from './declarations/operations.js';
export {formatRateLimitPolicy, type RateLimit} from './declarations/rate-limit.js';
export {
  readCredentialSyntax,
  readIssuerPath,
  readOAuthFlows,
  type CredentialSyntax,
  type OAuthFlow,
} from './declarations/security.js';
export {listServerUrls, placeholderOrigin, readServers} from './declarations/servers.js';
export {readFormFields} from './model/form-fields.js';
// Schemas as JSON
export {combineSchema, listSubschemas, listSubschemaTypes} from './schemas/combine-schemas.js';
export {isOmitted, omitsProperty, type Direction} from './schemas/directions.js';
export {listAllowedValues, readDiscriminatorValues} from './schemas/discriminators.js';
export {getJsonType, isFileSchema} from './schemas/json-types.js';
export {isAnnotation, rewriteKeywords, visitKeywords} from './schemas/keywords.js';
export {getNullableSchema} from './schemas/normalize-schemas.js';
// Sample requests and code
export {
  chooseMediaType,
  createSampleBody,
  findField,
  getBodyFormat,
  isStructured,
  type SampleBody,
  type SamplePart,
} from './samples/body.js';
export {listPartHeaders} from './samples/code/forms.js';
export {createSamples, sampleLanguages, type SampleLanguage} from './samples/create-samples.js';
export {generateCurlSample} from './samples/languages/curl.js';
export {createPostmanCollection, type PostmanFolder} from './samples/postman.js';
export {
  chooseExample,
  createSampleRequest,
  isIncluded,
  isSendableHeader,
  type SampleKind,
  type SampleRequest,
  type SampleSource,
} from './samples/sample-request.js';
export {insertSecret, type SampleText} from './samples/sample-text.js';
// Media types
export {
  chooseInRange,
  isInRanges,
  isJsonMediaType,
  isTextMediaType,
  isUrlEncoded,
  removeMediaTypeParameters,
} from './media-types.js';
export {isStreamMediaType, splitItems} from './model/streams.js';
// Changes between two versions
export {compareDocuments, sortChanges} from './changes/compare-documents.js';
export {describeChange, formatPath} from './changes/describe-change.js';
export {changeLevels, levelTitles} from './changes/kinds.js';
export {getVariantLabel} from './changes/schema-traits.js';
export {englishTexts, type ChangeTexts} from './changes/texts.js';
export type {ApiChange, ChangePlace} from './changes/types.js';
