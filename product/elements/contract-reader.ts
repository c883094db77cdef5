import * as z from 'zod';

/** Read access to the contract. */
export interface ContractReader {
  /** Returns the value of a reference, such as `limits#/Limit/x-values/run-time`. Throws if it doesn't exist. */
  find(reference: string): unknown;
}

/**
 * Reads a value from the contract.
 *
 * @throws Error if the value doesn't match the schema.
 */
export function readValue<T>(contract: ContractReader, reference: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(contract.find(reference));
  if (!result.success) {
    throw new Error(`Invalid contract value ${reference}. ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
