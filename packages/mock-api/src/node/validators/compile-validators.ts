import type {Direction, OpenApiDocument} from '@developer-docs/openapi';
import {getErrorMessage, getOrCreate, stringifyJson} from '@developer-docs/utils';
import type {CodeOptions, ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {createContract, type DocumentsByName} from '../../contract/contract.js';
import {getSchemaUri, type MockOperation} from '../../contract/mock-operation.js';
import {operationsPerModule, validateWith, type SchemaError, type Validators} from '../../contract/validators.js';
import {interpretSchemas} from './interpret-schemas.js';
import {repairSchemas} from './repair-schemas.js';

/**
 * Compiles validators with Ajv (JSON Schema 2020-12). Each schema is compiled on first use.
 *
 * @param documents - Bundled documents by name.
 * @param onSkipped - Called with a message for each pattern that can't be checked, and each schema that Ajv can't
 *   compile. All else is checked.
 */
export function compileValidators(
  documents: DocumentsByName,
  onSkipped: (message: string) => void = () => undefined,
): Validators {
  const repaired = repairDocuments(documents, onSkipped);
  return {
    validateRequest: createValidator(createAjv(repaired, 'request'), onSkipped),
    validateResponse: createValidator(createAjv(repaired, 'response'), onSkipped),
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
  documents: DocumentsByName,
  onSkipped: (message: string) => void = () => undefined,
): string[] {
  const ajv = createAjv(repairDocuments(documents, onSkipped), 'request', {source: true});
  const compile = createCompiler(ajv, onSkipped);
  // Many operations have a parameter with the same schema, such as `{type: 'integer'}`.
  const uriByContent = new Map<string, string>();
  const generateModule = (operations: readonly MockOperation[]): string => {
    const functions = new Map<string, string>();
    const members = operations.flatMap(listRequestSchemas).map((schema) => {
      const uri = getOrCreate(uriByContent, schema.content, () => schema.uri);
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
const listRequestSchemas = (operation: MockOperation) =>
  [
    ...operation.bodies.filter(({format}) => format !== 'other').map(({declaration}) => declaration),
    ...operation.parameters.map(({schemaOwner}) => schemaOwner),
  ].map((owner) => ({
    uri: getSchemaUri(operation, owner),
    // Schemas with the same references differ between documents.
    content: operation.documentName + stringifyJson(owner.schema),
  }));

const repairDocuments = (documents: DocumentsByName, onSkipped: (message: string) => void) =>
  new Map(Object.entries(documents).map(([name, document]) => [name, repairSchemas(document, name, onSkipped)]));

function createAjv(documents: ReadonlyMap<string, OpenApiDocument>, direction: Direction, code?: CodeOptions) {
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
  for (const [name, document] of documents) ajv.addSchema(interpretSchemas(document, direction), name);
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
