import type {TryItOptions} from '@developer-docs/docusaurus-theme-openapi';
import type {PluginConfig} from '@docusaurus/types';
import {productData} from '../product/builds/product-data';
import {createSandboxBuild, sandboxScript} from '../product/builds/sandbox-script';
import {WidgetBuilder} from '../product/builds/widget-builder';
import {widgetPlayground} from '../product/elements/playground/plugin';
import {createOutcomeHeader, mockCredentials} from '../product/mock';
import {contract, designRenderer, documentLoader, sdkDeclarations} from './contract';
import {productValues} from './product';
import {replaceBrandTokens} from './site';

export const widgetBuilder = new WidgetBuilder(sdkDeclarations, replaceBrandTokens);

/** Builds the script with the widget and the mock. */
export const buildSandboxScript = createSandboxBuild(widgetBuilder, contract, documentLoader);

/** The plugins that only this product needs. */
export const productPlugins: PluginConfig[] = [
  () => productData(contract, designRenderer),
  () => sandboxScript(buildSandboxScript),
  widgetPlayground,
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
