import {createRequire} from 'node:module';
import path from 'node:path';
import type * as MockApi from '@developer-docs/mock-api';
import type * as MockApiNode from '@developer-docs/mock-api/node';
import {PublishFilesPlugin} from '@developer-docs/utils/node';
import type {Plugin as DocusaurusPlugin} from '@docusaurus/types';
import type {Plugin} from 'esbuild';
import {contract, documentLoader} from './contract';
import {bundleBrowserScript} from './widget-files';

const entryPoint = path.resolve(__dirname, '../../product/sandbox-script/index.ts');

/** Builds the widget with a simulated API as a classic script that defines the global variable `DesignWidget`. */
export async function buildSandboxScript(): Promise<string> {
  // As a package that isn't compiled by jiti.
  const load = createRequire(__filename);
  const {combineDocuments, removeProse} = load('@developer-docs/mock-api') as typeof MockApi;
  const {generateValidatorModule} = load('@developer-docs/mock-api/node') as typeof MockApiNode;
  const bundles = (await documentLoader.load()).map(({id, bundle}) => [id, bundle] as const);
  const documents = combineDocuments(Object.fromEntries(bundles));
  const validators = generateValidatorModule(documents);
  const values = {
    apiUrl: contract.find('core-api#/servers/0/url'),
    documents: removeProse(documents, ['x-side-effects', 'x-use-instead']),
    limits: contract.limits,
    errorCodes: contract.errorCodes,
  };
  const modules: Readonly<Record<string, string>> = {
    'virtual:contract': Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
    'virtual:validators': validators,
  };
  const modulesPlugin: Plugin = {
    name: 'sandbox-modules',
    setup(build) {
      build.onResolve({filter: /^virtual:/}, ({path: name}) => ({path: name, namespace: 'sandbox'}));
      build.onLoad({filter: /.*/, namespace: 'sandbox'}, ({path: name}) => ({
        contents: modules[name] ?? '',
        resolveDir: path.dirname(entryPoint),
      }));
    },
  };
  return bundleBrowserScript(entryPoint, {format: 'iife', globalName: 'DesignWidget'}, [modulesPlugin]);
}

/** Publishes the script at `/ui-sdk/sandbox.js`. */
export function sandboxScript(): DocusaurusPlugin {
  let script: Promise<string> | undefined;
  return {
    name: 'sandbox-script',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            new PublishFilesPlugin(
              async () => [{name: 'ui-sdk/sandbox.js', content: await (script ??= buildSandboxScript())}],
              [],
            ),
          ],
    }),
  };
}
