import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {TryItOptions} from '@developer-docs/docusaurus-theme-openapi';
import {objectAt, omitKeys, type JsonObject} from '@developer-docs/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {home} from '../../plugins/content';
import {playgroundWidgets, readHomeExample} from '../../product/elements';
import {createOutcomeHeader, mockCredentials} from '../../product/mock';
import {productValues} from '../product';
import {contract, designRenderer} from './contract';
import {sandboxScript} from './sandbox-script';
import {buildWidgetScript} from './widget-files';

/** Samples in languages that pages don't contain. */
const samples = ['go', 'java', 'csharp', 'php', 'ruby'].flatMap((language) => {
  const folder = path.resolve(__dirname, '../../product/samples/api', language);
  return readdirSync(folder).map((file) => path.join(folder, file));
});

const mapEntries = (entries: JsonObject, convert: (entry: JsonObject) => JsonObject) =>
  Object.fromEntries(Object.keys(entries).map((name) => [name, convert(objectAt(entries, name))]));

/** The data of the sandbox's mock. It uses the texts of error codes, but not those of limits. */
const mockData = {
  limits: mapEntries(contract.limits, (limit) => omitKeys(limit, 'title', 'description', 'page', 'text')),
  errorCodes: mapEntries(contract.errorCodes, ({title, description, retryable}) => ({title, description, retryable})),
};

/** The product-specific parts of the site. */
export const product = {
  samples,
  plugins: [
    (context: LoadContext) =>
      home(context, {
        component: '@site/product/elements/components/Home',
        loadData: () => readHomeExample(contract, designRenderer),
        dataFiles: [`${contract.folder}/**/*.yaml`],
      }),
    sandboxScript,
    (): Plugin => ({
      name: 'product-mock',
      async contentLoaded({actions}) {
        await actions.createData('data.json', JSON.stringify(mockData));
      },
    }),
  ],
  mockData,
  /** The SDK's widgets that run in the playground. */
  playground: {widgets: playgroundWidgets, buildScript: buildWidgetScript},
  /** The behavior of the API in the sandbox. */
  tryIt: {
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
  },
} satisfies {
  samples: string[];
  plugins: unknown[];
  mockData: object;
  playground: object;
  tryIt: TryItOptions;
};
