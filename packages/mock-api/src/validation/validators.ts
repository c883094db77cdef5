import type {SchemaLocation} from '../contract/operations';

/** A JSON Schema validation error, as Ajv reports it with `verbose: true`. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer of the invalid value. */
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
 * Validates values against schemas of the contract. `compileValidators` builds it with Ajv at run time. Where a
 * Content Security Policy forbids code generation, pass a module that was compiled in advance.
 */
export interface Validators {
  /** Validates a request body or parameter. Returns an empty array for a valid value. */
  readonly validateRequest: (schema: SchemaLocation, value: unknown) => readonly SchemaError[];
  /** Validates a response body or header. Fields that the contract doesn't declare are errors too. */
  readonly validateResponse: (schema: SchemaLocation, value: unknown) => readonly SchemaError[];
}

/** Extension in which `compileValidators` keeps the allowed values of a `discriminator`, for error messages. */
export const discriminatorValuesKey = 'x-discriminator-values';
