import {objectAt, omitKeys, type JsonObject} from '@developer-docs/utils';
import type {Plugin} from '@docusaurus/types';
import type {ContractFiles} from '../contract/contract-files';
import type {DesignRenderer} from '../elements/designs/design-renderer';
import {readHomeExample} from '../elements/home-example';

const mapEntries = (entries: JsonObject, convert: (entry: JsonObject) => JsonObject) =>
  Object.fromEntries(Object.keys(entries).map((name) => [name, convert(objectAt(entries, name))]));

/** Generates the data of the home page and of the sandbox's mock. */
export const productData = (contract: ContractFiles, designRenderer: DesignRenderer): Plugin => ({
  name: 'product-data',
  getPathsToWatch: () => [`${contract.folder}/**/*.yaml`],
  async contentLoaded({actions: {createData}}) {
    await createData('home.json', readHomeExample(contract, designRenderer));
    // The mock uses the texts of error codes, but not those of limits.
    await createData('mock.json', {
      limits: mapEntries(contract.limits, (limit) => omitKeys(limit, 'title', 'description', 'page', 'text')),
      errorCodes: mapEntries(contract.errorCodes, ({title, description, retryable}) => ({
        title,
        description,
        retryable,
      })),
    });
  },
});
