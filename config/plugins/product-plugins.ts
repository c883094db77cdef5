import type {TryItOptions} from '@developer-docs/docusaurus-theme-openapi';
import {objectAt, omitKeys, type JsonObject} from '@developer-docs/utils';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import {readHomeExample} from '../../product/elements/home-example/example';
import {widgetPlayground} from '../../product/elements/playground/plugin';
import {createOutcomeHeader, mockCredentials} from '../../product/mock';
import {productValues} from '../product';
import {contract, designRenderer} from './contract';
import {sandboxScript} from './sandbox-script';
import {buildWidgetScript} from './widget-files';

const mapEntries = (entries: JsonObject, convert: (entry: JsonObject) => JsonObject) =>
  Object.fromEntries(Object.keys(entries).map((name) => [name, convert(objectAt(entries, name))]));

/** Generates the data of the home page and of the sandbox's mock. */
const productData = (): Plugin => ({
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

/** The plugins that only this product needs. */
export const productPlugins: PluginConfig[] = [productData, sandboxScript, () => widgetPlayground(buildWidgetScript)];

/** The behavior of the API in the sandbox. */
export const tryIt: TryItOptions = {
  extension: {
    module: '@site/product/mock/sandbox',
    credentials: mockCredentials,
    headers: [
      createOutcomeHeader(
        contract.errorCodes,
        Object.keys(productValues.apiDocuments).map((id) => contract.find(id)),
      ),
    ],
  },
};
