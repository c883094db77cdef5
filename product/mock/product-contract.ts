import type {Contract, OpenApiDocuments} from '@developer-docs/mock-api';
import {objectAt, toNearestNumbers, toObject, type JsonObject} from '@developer-docs/utils';

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
export interface ProductContract extends Contract {
  /** The names of the examples in `components/examples`. */
  readonly exampleNames: readonly string[];
  /** Returns a copy of the value of a named example. */
  readonly getExample: (name: string) => JsonObject;
  /** Returns the `x-values` extension of an enumeration: the documented properties of each value. */
  readonly getEnumValues: (schemaName: string) => Readonly<Record<string, JsonObject>>;
  readonly errorCodes: Readonly<Record<string, JsonObject>>;
  /** Returns a limit by its name, such as `webhook-attempts`. */
  readonly getLimit: (name: string) => JsonObject;
  /** Returns the value of a limit in the unit that the contract uses. */
  readonly getLimitValue: (name: string) => number;
}

/** Adds the error catalog and the limits to the documents. */
export function createProductContract(contract: Contract, {limits, errorCodes}: ContractData): ProductContract {
  const examples = mergeComponents(contract.documents, 'examples');
  const schemas = mergeComponents(contract.documents, 'schemas');
  const getEnumValues = (name: string) =>
    objectAt(getRequired(schemas, name, 'schema'), 'x-values') as Readonly<Record<string, JsonObject>>;
  const getLimit = (name: string) => getRequired(limits, name, 'limit');
  return {
    ...contract,
    exampleNames: Object.keys(examples),
    getExample: (name) => toNearestNumbers(objectAt(getRequired(examples, name, 'example'), 'value')),
    getEnumValues,
    errorCodes: errorCodes ?? getEnumValues('ErrorCode'),
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

function getRequired(values: Readonly<Record<string, JsonObject>>, name: string, kind: string): JsonObject {
  const value = values[name];
  if (value === undefined) throw new Error(`The contract has no ${kind} "${name}". Add it to the OpenAPI files.`);
  return value;
}

/** Merges a section of `components`. Documents that share a component contain equal copies of it. */
const mergeComponents = (
  documents: OpenApiDocuments,
  section: 'examples' | 'schemas',
): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    Object.values(documents).flatMap((document) =>
      Object.entries(objectAt(objectAt(document, 'components'), section)).map(
        ([name, value]) => [name, toObject(value)] as const,
      ),
    ),
  );
