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
 * Content Security Policy forbids code generation, use a precompiled module instead. The URIs are those of
 * `LocatedSchema`.
 */
export interface Validators {
  /** Validates a request body or parameter. Returns an empty array for a valid value. */
  readonly validateRequest: (schemaUri: string, value: unknown) => readonly SchemaError[];
  /** Validates a response body or header. Undeclared fields are errors, too. */
  readonly validateResponse: (schemaUri: string, value: unknown) => readonly SchemaError[];
}

/** The schema extension in which `compileValidators` stores the values of a `discriminator` for error messages. */
export const discriminatorValuesKey = 'x-discriminator-values';

/** The prefix of the extensions in which `compileValidators` stores limits that JavaScript would change. */
export const exactLimitPrefix = 'x-exact-';

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
