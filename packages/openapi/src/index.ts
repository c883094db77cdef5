export type {Json, JsonObject} from '@developer-docs/utils';
export {
  changeKinds,
  changeLevels,
  compareDocuments,
  describeChange,
  describePlace,
  englishTexts,
  formatPath,
  sortChanges,
  type ApiChange,
  type ChangeKind,
  type ChangeLevel,
  type ChangePlace,
  type ChangeTexts,
} from './changes/index.js';
export {isOmitted} from './directions.js';
export {listDiscriminatorValues} from './discriminators.js';
export {getSchemaName, OpenApiDocument} from './document.js';
export {
  isErrorStatus,
  isJsonMediaType,
  readCallbacks,
  readExampleValue,
  readOperations,
  type OpenApiExample,
  type OpenApiHeader,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiRequestBody,
  type OpenApiResponse,
  type OperationKind,
} from './operations.js';
export {compilePattern, toJavaScriptPattern} from './patterns.js';
export {rewriteKeywords} from './rewrite-keywords.js';
export {readRateLimit, type RateLimit} from './rate-limit.js';
export {readCredentialSyntax, type CredentialSyntax} from './security.js';
export {listServerUrls, placeholderHost, readServers, type Server, type ServerVariable} from './servers.js';
export {isMultipart, isUrlEncoded, readFormFields, readPartContentTypes} from './model/form-fields.js';
export {chooseInRange, isInRanges, isToken} from './model/media-ranges.js';
export {listOperations, readApiDocument} from './model/read-document.js';
export {readExtensions, readSchema} from './model/read-schema.js';
export {listSubschemas, listTypes} from './model/subschemas.js';
export type * from './model/types.js';
export {addBoundary} from './streams.js';
export {upgradeSchemas} from './upgrade-schemas.js';
export {isXmlMediaType} from './xml.js';
export {generateCurlSample} from './samples/curl.js';
export {
  chooseMediaType,
  createSampleBody,
  getBodyFormat,
  type SampleBody,
  type SampleFile,
  type SampleFiles,
  type SamplePart,
} from './samples/body.js';
export {createSamples, sampleLanguages, type Sample} from './samples/create-samples.js';
export {
  chooseExample,
  createSampleRequest,
  insertSecret,
  isIncluded,
  type SampleKind,
  type SampleRequest,
  type SampleRequestOptions,
  type SampleText,
} from './samples/sample-request.js';
