import {
  compareNumbers,
  isMultiple,
  isNumber,
  parsePointer,
  stringAt,
  toExactNumber,
  toNearestNumbers,
  type JsonObject,
} from '@developer-docs/utils';
import formats from 'ajv-formats/dist/formats.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';

/** A JSON Schema validation error in Ajv's format with `verbose: true`. */
export interface SchemaError {
  readonly keyword: string;
  /** The JSON pointer to the invalid value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The value of the keyword that failed. */
  readonly schema?: unknown;
  readonly parentSchema?: unknown;
  /** The invalid value. */
  readonly data?: unknown;
}

/**
 * Validates values against the contract's schemas. `compileValidators` creates validators with Ajv at run time. Where a
 * Content Security Policy forbids code generation, use a precompiled module instead. The URIs are the same as in
 * `LocatedSchema`.
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

/** The schema extension in which `compileValidators` stores the values of a `discriminator` for error messages. */
export const discriminatorValuesKey = 'x-discriminator-values';

/** The prefix of the extensions in which `compileValidators` stores limits that JavaScript would change. */
export const exactLimitPrefix = 'x-exact-';

/** The keyword that `compileValidators` adds to an `enum` or `const` with long integers. Its values are JSON texts. */
export const exactEnumKey = 'x-exact-enum';

/** The functions that compiled code calls to compare numbers. */
interface ValidationContext {
  readonly isMultiple: (value: number, factor: number) => boolean;
  /**
   * Returns whether a number is one of the allowed values, comparing all digits.
   *
   * @param pointer - The JSON pointer to the number.
   */
  readonly isAllowed: (pointer: string, allowed: readonly string[]) => boolean;
}

/** A function that Ajv compiled. It only supports JavaScript numbers. */
type ValidateFunction = ((this: ValidationContext, value: unknown) => boolean) & {
  readonly errors?: readonly Omit<SchemaError, 'schemaPath'>[] | null;
};

/** The functions in a module that `generateValidatorModule` created, by schema URI. */
export type ValidateFunctions = Readonly<Record<string, ValidateFunction>>;

/** The modules that the code of a generated module can require, by name, for environments without a module loader. */
export const validatorDependencies: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': equal,
  'ajv/dist/runtime/ucs2length': ucs2length,
  'ajv-formats/dist/formats': formats,
};

/** Validates a value. Errors contain its numbers as they were sent. */
export function validateExactly(validate: ValidateFunction, value: unknown): SchemaError[] {
  const context: ValidationContext = {
    isMultiple,
    // Values that aren't numbers become NaN, which no number equals.
    isAllowed: (pointer, allowed) =>
      allowed.some((text) => compareNumbers(findValue(value, pointer) as number, toExactNumber(text)) === 0),
  };
  if (validate.call(context, toNearestNumbers(value))) return [];
  return ((validate.errors ?? []) as readonly SchemaError[]).flatMap((error) => {
    const data = isNumber(error.data) ? findValue(value, error.instancePath) : error.data;
    const keyword = error.keyword === exactEnumKey ? 'enum' : error.keyword;
    return compareWithExactLimit({...error, keyword, data}) ?? [];
  });
}

/** Finds the value at a JSON pointer, whose parents are objects and arrays. */
const findValue = (root: unknown, pointer: string): unknown =>
  parsePointer(pointer).reduce((value, token) => (value as JsonObject | undefined)?.[token], root);

/**
 * Compares a number with a long limit by all digits. Ajv also rejects numbers that are the same in JavaScript.
 *
 * @returns `undefined` if the number is within the limit.
 */
function compareWithExactLimit(error: SchemaError): SchemaError | undefined {
  const [, name = ''] = /^exclusive(Minimum|Maximum)$/.exec(error.keyword) ?? [];
  for (const keyword of [name.toLowerCase(), `exclusive${name}`]) {
    const limit = stringAt(error.parentSchema, exactLimitPrefix + keyword);
    if (name === '' || limit === undefined) continue;
    const distance = compareNumbers(error.data as number, toExactNumber(limit)) * (name === 'Minimum' ? 1 : -1);
    return distance > 0 || (distance === 0 && keyword === name.toLowerCase()) ? undefined : {...error, keyword};
  }
  return error;
}

/** Validators that the mock needs can't be loaded, for example because the browser is offline. */
export class ValidatorsUnavailableError extends Error {
  override readonly name = 'ValidatorsUnavailableError';
}

/**
 * Creates validators from a precompiled module. They only validate requests: the mock's tests validate its responses in
 * Node.
 *
 * @param validateFunctions - The functions in the module that `generateValidatorModule` created.
 */
export const createPrecompiledValidators = (validateFunctions: ValidateFunctions): Validators => ({
  validateRequest: (uri, value) => {
    const validate = validateFunctions[uri];
    if (validate === undefined) {
      throw new Error(`No validator was generated for ${uri}. Generate the module from the mock's documents.`);
    }
    return validateExactly(validate, value);
  },
  validateResponse: () => [],
});

/**
 * Creates validators from precompiled modules that are loaded when an operation is called.
 *
 * @param load - Loads the functions in the module with an operation, which `generateValidatorModules` created. It's
 *   called once for each operation, and again after a failure.
 */
export function createLazyValidators(load: (operationId: string) => Promise<ValidateFunctions>): Validators {
  const validateFunctions: Record<string, ValidateFunction> = {};
  const loadedOperations = new Set<string>();
  return {
    ...createPrecompiledValidators(validateFunctions),
    load: async (operationId) => {
      if (loadedOperations.has(operationId)) return;
      try {
        Object.assign(validateFunctions, await load(operationId));
      } catch (error) {
        throw new ValidatorsUnavailableError(
          `The validators of the operation "${operationId}" can't be loaded: ${(error as Error).message}`,
        );
      }
      loadedOperations.add(operationId);
    },
  };
}
