import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocumentLoader} from '@developer-docs/docusaurus-theme-openapi/node';
import {EmitFilesPlugin} from '@developer-docs/docusaurus-utils/node';
import type * as MockApi from '@developer-docs/mock-api';
import type * as MockApiNode from '@developer-docs/mock-api/node';
import type {Plugin} from '@docusaurus/types';
import type {ContractFiles} from '../contract/contract-files';
import {buildOnce, createDataModule, type WidgetBuilder} from './widget-builder';

const entryPoint = path.resolve(__dirname, '../sandbox-script/index.ts');

/**
 * Returns a function that builds the widget with a simulated API as a classic script that defines the global variable
 * `DesignWidget`.
 */
export const createSandboxBuild = (
  widgetBuilder: WidgetBuilder,
  contract: ContractFiles,
  documentLoader: DocumentLoader,
): (() => Promise<string>) =>
  buildOnce(async () => {
    // As a package that isn't compiled by jiti.
    const load = createRequire(__filename);
    const {combineDocuments, removeDocumentation} = load('@developer-docs/mock-api') as typeof MockApi;
    const {generateValidatorModules} = load('@developer-docs/mock-api/node') as typeof MockApiNode;
    const bundles = (await documentLoader.load()).map(({id, bundle}) => [id, bundle] as const);
    const documents = combineDocuments(Object.fromEntries(bundles));
    // The contract has fewer operations than fit into a module.
    const [validators = ''] = generateValidatorModules(documents);
    const values = {
      apiUrl: contract.find('core-api#/servers/0/url'),
      documents: removeDocumentation(documents),
      limits: contract.limits,
      errorCodes: contract.errorCodes,
    };
    return widgetBuilder.bundle(
      entryPoint,
      {format: 'iife', globalName: 'DesignWidget'},
      {'virtual:contract': createDataModule(values), 'virtual:validators': validators},
    );
  });

/** Publishes the script at `/ui-sdk/sandbox.js`. */
export const sandboxScript = (buildScript: () => Promise<string>): Plugin => ({
  name: 'sandbox-script',
  configureWebpack: (_config, isServer) => ({
    plugins: isServer
      ? []
      : [new EmitFilesPlugin(async () => [{name: 'ui-sdk/sandbox.js', content: await buildScript()}])],
  }),
});
