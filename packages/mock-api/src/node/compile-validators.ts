import {rewriteKeywords} from '@developer-docs/openapi';
import {describeIgnoredPattern, findIgnoredPatterns, removePatterns} from '@developer-docs/openapi/node';
import {
  arrayAt,
  getErrorMessage,
  getOrCreate,
  isObject,
  objectAt,
  omitKeys,
  stringifyJson,
  type JsonObject,
} from '@developer-docs/utils';
import type {CodeOptions, ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {createContract, type OpenApiDocuments} from '../contract/contract.js';
import type {LocatedSchema, MockOperation} from '../contract/mock-operation.js';
import {operationsPerModule, validateWith, type SchemaError, type Validators} from '../validation/validators.js';
import {allowMissingProperties} from './allow-missing-properties.js';
import {limitCombinations} from './limit-combinations.js';
import {prepareSchemas} from './prepare-schemas.js';

/**
 * Compiles validators with Ajv (JSON Schema 2020-12). Each schema is compiled on first use.
 *
 * Requests are validated exactly as declared. Response validation is stricter: the contract leaves response objects
 * open so that fields can be added later, but the mock's responses may only contain declared fields.
 *
 * @param documents - Bundled documents by name.
 * @param onSkipped - Called with a message for each pattern that can't be checked, and each schema that Ajv can't
 *   compile. All else is checked.
 */
export function compileValidators(
  documents: OpenApiDocuments,
  onSkipped: (message: string) => void = () => undefined,
): Validators {
  const schemas = prepareDocuments(documents, onSkipped);
  return {
    validateRequest: createValidator(createAjv(schemas, adaptRequests), onSkipped),
    validateResponse: createValidator(createAjv(schemas, adaptResponses), onSkipped),
  };
}

/**
 * Generates CommonJS modules with the validators for requests, for environments where a Content Security Policy forbids
 * code generation. `createLazyValidators` loads those of the operations that are called. They report the same errors as
 * the validators of `compileValidators`.
 *
 * @param documents - Bundled documents by name.
 * @param onSkipped - Called with a message for each schema that Ajv can't compile, and for each pattern that can't be
 *   checked. Any value is valid against them.
 */
export function generateValidatorModules(
  documents: OpenApiDocuments,
  onSkipped: (message: string) => void = () => undefined,
): string[] {
  const ajv = createAjv(prepareDocuments(documents, onSkipped), adaptRequests, {source: true});
  const compile = createCompiler(ajv, onSkipped);
  // Many operations have a parameter with the same schema, such as `{type: 'integer'}`.
  const uriByContent = new Map<string, string>();
  const findEqual = ({uri, value}: LocatedSchema): string => {
    const [document = ''] = uri.split('#');
    return getOrCreate(uriByContent, document + stringifyJson(value), () => uri);
  };
  const generateModule = (operations: readonly MockOperation[]): string => {
    const functions = new Map<string, string>();
    const members = operations.flatMap(listRequestSchemas).map((schema) => {
      const uri = findEqual(schema);
      if (!functions.has(uri) && compile(uri) !== undefined) functions.set(uri, `validate${functions.size}`);
      const name = functions.get(uri);
      return `  ${JSON.stringify(schema.uri)}: ${name === undefined ? '() => true' : `exports.${name}`},\n`;
    });
    const uriByFunction = Object.fromEntries([...functions].map(([uri, name]) => [name, uri]));
    return `${standaloneCode(ajv, uriByFunction)}\nexports.validateFunctions = {\n${[...new Set(members)].join('')}};\n`;
  };
  const {operations} = createContract(documents);
  const count = Math.ceil(operations.length / operationsPerModule);
  return Array.from({length: count}, (_, index) =>
    generateModule(operations.slice(index * operationsPerModule, (index + 1) * operationsPerModule)),
  );
}

/** Lists the schemas that requests of an operation are validated against. */
const listRequestSchemas = ({bodies, parameters}: MockOperation): LocatedSchema[] =>
  [...bodies.filter(({format}) => format !== 'other'), ...parameters].map(({schema}) => schema);

/** Prepares documents for Ajv. Schemas that can't be checked are removed. */
function prepareDocuments(documents: OpenApiDocuments, onSkipped: (message: string) => void): OpenApiDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([name, document]) => {
      const report = (message: string) => {
        onSkipped(name + message);
      };
      const schemas = limitCombinations(prepareSchemas(document, report), report);
      const ignored = findIgnoredPatterns(schemas);
      for (const item of ignored) onSkipped(describeIgnoredPattern(item, name));
      const patterns = new Set(ignored.map(({pattern}) => pattern));
      return [name, removePatterns(schemas, patterns) as JsonObject];
    }),
  );
}

/** @param documents - The result of {@link prepareDocuments}. */
function createAjv(documents: OpenApiDocuments, adapt: (document: JsonObject) => JsonObject, code?: CodeOptions) {
  // Strict mode rejects OpenAPI keywords that JSON Schema doesn't define.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    // The mock has its own.
    messages: false,
    // Imported documents can contain unknown formats and keywords, which don't restrict the value.
    logger: false,
    validateSchema: false,
    // A schema that others refer to is generated once, which makes the modules a fifth smaller.
    inlineRefs: false,
    // Neither 0.3 / 0.1 nor 1234567.89 / 0.01 is an integer.
    multipleOfPrecision: 6,
    code,
  });
  addFormats(ajv);
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(adapt(document), name);
  return ajv;
}

/**
 * Creates a function that returns a schema's validation function, which Ajv caches; `undefined` if Ajv can't compile
 * the schema, or if there's none, as for a value that can be anything.
 */
function createCompiler(ajv: Ajv2020, onSkipped: (message: string) => void) {
  const skippedUris = new Set<string>();
  return (uri: string): ValidateFunction | undefined => {
    try {
      return skippedUris.has(uri) ? undefined : (ajv.getSchema(uri) as ValidateFunction | undefined);
    } catch (error) {
      skippedUris.add(uri);
      onSkipped(`Any value for ${uri} is accepted, because its schema can't be compiled: ${getErrorMessage(error)}.`);
      return undefined;
    }
  };
}

function createValidator(ajv: Ajv2020, onSkipped: (message: string) => void): Validators['validateRequest'] {
  const compile = createCompiler(ajv, onSkipped);
  return (uri, value): readonly SchemaError[] => {
    const validate = compile(uri);
    return validate === undefined ? [] : validateWith(validate, value);
  };
}

const adaptRequests = (document: JsonObject): JsonObject => allowMissingProperties(document, 'request');

function adaptResponses(document: JsonObject): JsonObject {
  const {components, ...rest} = allowMissingProperties(document, 'response');
  const forbidUndeclaredFields = (schema: JsonObject): JsonObject => {
    if (!isObject(schema.properties)) return schema;
    const isOpen = schema.additionalProperties === undefined && schema.unevaluatedProperties === undefined;
    // Inside `oneOf`, the keyword would reject the fields that the enclosing object declares.
    const reopen = (alternative: unknown) =>
      isObject(alternative) ? omitKeys(alternative, 'unevaluatedProperties') : alternative;
    return {
      ...schema,
      ...(schema.type === 'object' && isOpen && {unevaluatedProperties: false}),
      ...('oneOf' in schema && {oneOf: arrayAt(schema, 'oneOf').map(reopen)}),
    };
  };
  const schemas = {schemas: objectAt(components, 'schemas')};
  const closed = rewriteKeywords(schemas, () => undefined, forbidUndeclaredFields) as JsonObject;
  return {...rest, components: {...(isObject(components) && components), ...closed}};
}
