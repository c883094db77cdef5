import {mapMembers, omitKeys, toObject} from '@developer-docs/utils';
import type {Plugin} from '@docusaurus/types';
import type {ContractFiles} from '../contract/contract-files';
import type {DesignRenderer} from '../elements/designs/design-renderer';
import {readHomeExample} from '../elements/home-example';

/** Generates the data of the home page and of the sandbox's mock. */
export const productData = (contract: ContractFiles, designRenderer: DesignRenderer): Plugin => ({
  name: 'product-data',
  getPathsToWatch: () => [`${contract.folder}/**/*.yaml`],
  async contentLoaded({actions: {createData}}) {
    await createData('home.json', readHomeExample(contract, designRenderer));
    // The mock uses the texts of error codes, but not those of limits.
    await createData('mock.json', {
      limits: mapMembers(contract.limits, (limit) => omitKeys(toObject(limit), 'title', 'description', 'page', 'text')),
      errorCodes: mapMembers(contract.errorCodes, (entry) => {
        const {title, description, retryable} = toObject(entry);
        return {title, description, retryable};
      }),
    });
  },
});
