import type {Contract} from '@developer-docs/mock-api';
import type {JsonObject} from '@developer-docs/utils';

/** What the mock needs from the contract in addition to the documents. */
export interface ContractData {
  /** Limits that no schema can express, by name, such as `{'link-lifetime': {value: 24, unit: 'hours'}}`. */
  readonly limits: Readonly<Record<string, JsonObject>>;
  /**
   * The error catalog, by code. The documents of a sandbox don't contain its texts. Default: the one in the documents.
   */
  readonly errorCodes?: Readonly<Record<string, JsonObject>>;
}

/** The OpenAPI documents, the error catalog, and the limits. */
export interface ProductContract extends Contract {
  readonly errorCodes: Readonly<Record<string, JsonObject>>;
  /** Returns a limit by its name, such as `webhook-attempts`. */
  readonly getLimit: (name: string) => JsonObject;
  /** Returns the value of a limit in the unit that the contract uses. */
  readonly getLimitValue: (name: string) => number;
}

/** Adds the error catalog and the limits to the documents. */
export function createProductContract(contract: Contract, {limits, errorCodes}: ContractData): ProductContract {
  const getLimit = (name: string) => {
    const limit = limits[name];
    if (limit === undefined) throw new Error(`The contract has no limit "${name}". Add it to components/limits.yaml.`);
    return limit;
  };
  return {
    ...contract,
    errorCodes: errorCodes ?? contract.getEnumValues('ErrorCode'),
    getLimit,
    getLimitValue: (name) => {
      const {value} = getLimit(name);
      if (typeof value !== 'number') {
        throw new Error(`The limit "${name}" has no numeric value. Correct it in components/limits.yaml.`);
      }
      return value;
    },
  };
}
