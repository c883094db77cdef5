import type {JsonObject} from '@developer-docs/utils';
import type {Contract} from '@developer-docs/mock-api';

/** Limits that no schema can express, by name, such as `{'link-lifetime': {value: 24, unit: 'hours'}}`. */
export type Limits = Readonly<Record<string, JsonObject>>;

/** The OpenAPI documents and the limits. */
export interface ProductContract extends Contract {
  /** Returns a limit by its name, such as `webhook-attempts`. */
  readonly getLimit: (name: string) => JsonObject;
  /** Returns the value of a limit in the unit that the contract uses. */
  readonly getLimitValue: (name: string) => number;
}

/** Adds the limits to the documents. */
export function createProductContract(contract: Contract, limits: Limits): ProductContract {
  const getLimit = (name: string) => {
    const limit = limits[name];
    if (limit === undefined) {
      throw new Error(`The contract has no limit "${name}". Add it to components/limits.yaml.`);
    }
    return limit;
  };
  return {
    ...contract,
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
