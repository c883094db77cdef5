import {createRequire} from 'node:module';
import path from 'node:path';
import type * as MockApi from '@developer-docs/mock-api';
import type * as MockApiNode from '@developer-docs/mock-api/node';
import {PublishFilesPlugin} from '@developer-docs/utils/node';
import type {Plugin} from '@docusaurus/types';
import {contract, documentLoader, root} from './contract';
import {buildOnce, bundleBrowserScript, createDataModule} from './widget-files';

const entryPoint = path.join(root, 'product/sandbox-script/index.ts');

/** Builds the widget with a simulated API as a classic script that defines the global variable `DesignWidget`. */
export const buildSandboxScript = buildOnce(async () => {
  // As a package that isn't compiled by jiti.
  const load = createRequire(__filename);
  const {combineDocuments, removeProse} = load('@developer-docs/mock-api') as typeof MockApi;
  const {generateValidatorModules} = load('@developer-docs/mock-api/node') as typeof MockApiNode;
  const bundles = (await documentLoader.load()).map(({id, bundle}) => [id, bundle] as const);
  const documents = combineDocuments(Object.fromEntries(bundles));
  // The contract has fewer operations than fit into a module.
  const [validators = ''] = generateValidatorModules(documents);
  const values = {
    apiUrl: contract.find('core-api#/servers/0/url'),
    documents: removeProse(documents, ['x-side-effects', 'x-use-instead']),
    limits: contract.limits,
    errorCodes: contract.errorCodes,
  };
  return bundleBrowserScript(
    entryPoint,
    {format: 'iife', globalName: 'DesignWidget'},
    {'virtual:contract': createDataModule(values), 'virtual:validators': validators},
  );
});

/** Publishes the script at `/ui-sdk/sandbox.js`. */
export const sandboxScript = (): Plugin => ({
  name: 'sandbox-script',
  configureWebpack: (_config, isServer) => ({
    plugins: isServer
      ? []
      : [new PublishFilesPlugin(async () => [{name: 'ui-sdk/sandbox.js', content: await buildSandboxScript()}])],
  }),
});
