import {getErrorMessage, loadOnce, toNearestNumbers} from '@developer-docs/utils';
import type {ErrorObject} from 'ajv';
import formats from 'ajv-formats/dist/formats.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import {createContract, type DocumentsByName} from './contract.js';

/** An error of a value. Ajv adds its schema, and the value itself. */
export type SchemaError = ErrorObject<string, Readonly<Record<string, unknown>>>;

/**
 * Validates values against the contract's schemas. `compileValidators` creates validators with Ajv at run time. Where a
 * Content Security Policy forbids code generation, use a precompiled module instead. `getSchemaUri` returns the URIs.
 */
export interface Validators {
  /**
   * Loads the validators of an operation, before the mock validates a request. Without it, all are available.
   *
   * @throws ValidatorsUnavailableError if they can't be loaded. The mock's `fetch` also rejects with it.
   */
  readonly load?: (operationId: string) => Promise<void>;
  /** Validates a request body or parameter. Returns an empty array for a valid value. */
  readonly validateRequest: (schemaUri: string, value: unknown) => readonly SchemaError[];
  /** Validates a response body or header. Undeclared fields are also errors. */
  readonly validateResponse: (schemaUri: string, value: unknown) => readonly SchemaError[];
}

/** A function that Ajv compiled. */
type ValidateFunction = ((value: unknown) => boolean) & {readonly errors?: readonly SchemaError[] | null};

/** The functions in a module that `generateValidatorModules` created, by schema URI. */
export type ValidateFunctions = Readonly<Record<string, ValidateFunction>>;

/** The modules that the code of a generated module can require, by name, for environments without a module loader. */
export const validatorDependencies: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': equal,
  'ajv/dist/runtime/ucs2length': ucs2length,
  'ajv-formats/dist/formats': formats,
};

/** Validates a value. Ajv only supports JavaScript numbers. */
export const validateWith = (validate: ValidateFunction, value: unknown): readonly SchemaError[] =>
  validate(toNearestNumbers(value)) ? [] : (validate.errors ?? []);

/** Validators that the mock needs can't be loaded, for example because the browser is offline. */
export class ValidatorsUnavailableError extends Error {
  override readonly name = 'ValidatorsUnavailableError';
}

/** The number of operations in a module. With hundreds of operations, a single module would take long to load. */
export const operationsPerModule = 50;

/**
 * Creates validators from the modules that `generateValidatorModules` created. They only validate requests: the mock's
 * tests validate its responses in Node.
 *
 * @param documents - The documents from which the modules were generated.
 * @param loadModule - Loads the functions in a module, before the mock validates the first request for one of its
 *   operations. It's called again after a failure.
 */
export function createLazyValidators(
  documents: DocumentsByName,
  loadModule: (index: number) => ValidateFunctions | Promise<ValidateFunctions>,
): Validators {
  const {operations} = createContract(documents);
  const validateFunctions: Record<string, ValidateFunction> = {};
  const loadedModules = new Map<number, Promise<unknown>>();
  return {
    load: async (operationId) => {
      // Several documents can have an operation with this ID.
      const indexes = operations.flatMap(({id}, position) =>
        id === operationId ? [Math.floor(position / operationsPerModule)] : [],
      );
      const load = (index: number) =>
        loadOnce(loadedModules, index, async () => Object.assign(validateFunctions, await loadModule(index)));
      try {
        await Promise.all(indexes.map(load));
      } catch (error) {
        throw new ValidatorsUnavailableError(
          `The validators of the operation "${operationId}" can't be loaded: ${getErrorMessage(error)}`,
        );
      }
    },
    validateRequest: (uri, value) => {
      const validate = validateFunctions[uri];
      if (validate === undefined) {
        throw new Error(`No validator was generated for ${uri}. Generate the modules from the mock's documents.`);
      }
      return validateWith(validate, value);
    },
    validateResponse: () => [],
  };
}
