import type {TryItOptions} from '@developer-docs/docusaurus-theme-openapi';
import type {PluginConfig} from '@docusaurus/types';
import {productData} from '../product/builds/product-data';
import {sandboxScript} from '../product/builds/sandbox-script';
import {widgetPlayground} from '../product/elements/playground/plugin';
import {createOutcomeHeader, mockCredentials} from '../product/mock';
import {contract, designRenderer} from './contract';
import {productValues} from './product';
import {buildSandboxScript, widgetBuilder} from './product-builds';

/** The plugins that only this product needs. */
export const productPlugins: PluginConfig[] = [
  () => productData(contract, designRenderer),
  () => sandboxScript(buildSandboxScript),
  () => widgetPlayground(widgetBuilder.buildScript),
];

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
