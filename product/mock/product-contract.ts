import {dayMs, hourMs, minuteMs, secondMs, type Contract} from '@developer-docs/mock-api';
import {isObject, objectAt, toNearestNumbers, toObject, type JsonObject} from '@developer-docs/utils';

/** What the mock needs from the contract in addition to the documents. */
export interface ContractData {
  /** Limits that no schema can express, by name, such as `{'link-lifetime': {value: 24, unit: 'hours'}}`. */
  readonly limits: Readonly<Record<string, JsonObject>>;
  /**
   * The error catalog, by code. The documents of a sandbox don't contain its texts. Default: the one in the documents.
   */
  readonly errorCodes?: Readonly<Record<string, JsonObject>>;
}

/** The OpenAPI documents with their examples and enumerations, the error catalog, and the limits. */
export type ProductContract = ReturnType<typeof createProductContract>;

const unitMs: Readonly<Record<string, number>> = {seconds: secondMs, minutes: minuteMs, hours: hourMs, days: dayMs};

/** Adds the error catalog and the limits to the documents. */
export function createProductContract(contract: Contract, {limits, errorCodes}: ContractData) {
  // The documents have been combined, because they share their components.
  const [document = {}] = Object.values(contract.documents);
  const {examples, schemas} = objectAt(document, 'components');
  /** Returns the `x-values` extension of an enumeration: the documented properties of each value. */
  const getEnumValues = (name: string) =>
    objectAt(getRequired(schemas, name, 'schema'), 'x-values') as Readonly<Record<string, JsonObject>>;
  /** Returns a limit by its name, such as `webhook-attempts`. */
  const getLimit = (name: string) => getRequired(limits, name, 'limit');
  /** Returns the value of a limit in the unit that the contract uses. */
  const getLimitValue = (name: string) => Number(getLimit(name).value);
  return {
    ...contract,
    /** The names of the examples in `components/examples`. */
    exampleNames: Object.keys(toObject(examples)),
    /** Returns a copy of the value of a named example. */
    getExample: (name: string) => toNearestNumbers(objectAt(getRequired(examples, name, 'example'), 'value')),
    getEnumValues,
    errorCodes: errorCodes ?? getEnumValues('ErrorCode'),
    getLimit,
    getLimitValue,
    /** Returns the value of a limit in milliseconds. */
    getDuration: (name: string) => getLimitValue(name) * (unitMs[String(getLimit(name).unit)] ?? Number.NaN),
  };
}

function getRequired(values: unknown, name: string, kind: string): JsonObject {
  const value = toObject(values)[name];
  if (!isObject(value)) throw new Error(`The contract has no ${kind} "${name}". Add it to the OpenAPI files.`);
  return value;
}
