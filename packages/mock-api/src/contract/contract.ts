import path from 'node:path';
import {putBrand} from '../../../../config/brand';
import {loadContract as loadDocument} from '../../../../plugins/contract/openapi/load/load';
import {contractFolder, find} from '../../../../plugins/contract/values/documents';
import {isObject, objectAt, type JsonObject} from './json';
import {readOperations, type Operation} from './operations';
import {Validator} from './validator';

/** The OpenAPI documents that the mock serves, without `.yaml`. */
const documentNames = ['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'] as const;

/** The facts of the values of an enumeration: what `x-values` says, by value. */
export type Values = Readonly<Record<string, JsonObject>>;

/** The contract in the form in which the mock asks it. It never changes, so several mocks can share one. */
export interface Contract {
  /** The bundled documents by name. */
  readonly documents: ReadonlyMap<string, JsonObject>;
  readonly operations: readonly Operation[];
  /** The path of the server address, such as `/v1`. */
  readonly basePath: string;
  readonly validator: Validator;
  /** A copy of the value of a named example, such as `designs-succeeded`. */
  readonly example: (name: string) => JsonObject;
  /** Names of all examples. */
  readonly exampleNames: readonly string[];
  /** A value of the contract, such as the schema `content-blocks#TitleBlock`. */
  readonly find: (reference: string) => unknown;
  /** `x-values` of a schema, by file and schema: `plans#Plan`. */
  readonly values: (reference: string) => Values;
  /** A fact that is a number: `number('limits#Limit', 'body-size', 'value')`. */
  readonly number: (reference: string, value: string, fact: string) => number;
}

/**
 * Reads the contract from `contract/openapi/`. It takes a second or two.
 *
 * @throws ContractError with file, line and JSON pointer when a document is wrong.
 */
export async function loadContract(): Promise<Contract> {
  const documents = new Map<string, JsonObject>();
  for (const name of documentNames) {
    const file = path.join(contractFolder, `${name}.yaml`);
    const {document} = await loadDocument({file, root: path.resolve(contractFolder, '../..'), prepare: putBrand});
    documents.set(name, document);
  }
  const examples = new Map(
    [...documents.values()].flatMap((document) =>
      Object.entries(objectAt(objectAt(document, 'components'), 'examples')).map(
        ([name, example]) => [name, objectAt(example, 'value')] as const,
      ),
    ),
  );
  // Finding parses a file each time.
  const known = new Map<string, unknown>();
  const findOnce = (reference: string): unknown => {
    if (!known.has(reference)) {
      known.set(reference, find(reference).value);
    }
    return known.get(reference);
  };
  const values = (reference: string) => objectAt(findOnce(reference), 'x-values') as Values;
  return {
    documents,
    operations: [...documents].flatMap(([name, document]) => readOperations(name, document)),
    basePath: basePathOf([...documents.values()]),
    validator: new Validator(documents),
    exampleNames: [...examples.keys()],
    example: (name) => {
      const example = examples.get(name);
      if (example === undefined) {
        throw new Error(`The contract has no example "${name}".`);
      }
      return structuredClone(example);
    },
    find: findOnce,
    values,
    number: (reference, value, fact) => {
      const number = values(reference)[value]?.[fact];
      if (typeof number !== 'number') {
        throw new Error(`The contract has no number "${fact}" for "${value}" in ${reference}.`);
      }
      return number;
    },
  };
}

function basePathOf(documents: readonly JsonObject[]): string {
  const paths = documents.map(({servers}) => {
    const server: unknown = Array.isArray(servers) ? servers[0] : undefined;
    return isObject(server) && typeof server.url === 'string' ? new URL(server.url).pathname : '/';
  });
  const [first = '/', ...others] = paths;
  if (others.some((other) => other !== first)) {
    throw new Error(`The documents of the contract have servers with different paths: ${paths.join(', ')}.`);
  }
  return first.replace(/\/$/, '');
}
