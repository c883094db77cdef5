import type {SchemaError, Validators} from './validators';

/** The functions in a module that `generateValidatorModule` created, by schema URI. */
export type ValidateFunctions = Readonly<
  Record<string, {(value: unknown): boolean; readonly errors?: readonly SchemaError[] | null}>
>;

/**
 * Creates validators from a precompiled module. They only validate requests: the mock's tests validate its
 * responses in Node.
 */
export function createPrecompiledValidators(validateFunctions: ValidateFunctions): Validators {
  return {
    validateRequest: (uri, value) => {
      const validate = validateFunctions[uri];
      if (validate === undefined) {
        throw new Error(`No validator was generated for ${uri}. Generate the module from the mock's documents.`);
      }
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
    validateResponse: () => [],
  };
}
