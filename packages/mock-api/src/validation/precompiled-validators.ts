import type {SchemaLocation} from '../contract/operations';
import type {SchemaError, Validators} from './validators';

/** The functions of a module that `generateValidatorModule` created, by `toLocationKey`. */
export type ValidateFunctions = Readonly<
  Record<string, {(value: unknown): boolean; readonly errors?: readonly SchemaError[] | null}>
>;

/** Returns the URI of a schema, which starts with the name of its document. */
export const toLocationKey = ({document, pointer}: SchemaLocation) => `${document}#${pointer}`;

/**
 * Creates validators from a precompiled module. They only validate requests: the tests of the mock validate its
 * responses in Node.
 */
export function createPrecompiledValidators(validateFunctions: ValidateFunctions): Validators {
  return {
    validateRequest: (location, value) => {
      const validate = validateFunctions[toLocationKey(location)];
      if (validate === undefined) {
        throw new Error(
          `There is no validator for ${toLocationKey(location)}. Generate the module from the documents of the mock.`,
        );
      }
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
    validateResponse: () => [],
  };
}
