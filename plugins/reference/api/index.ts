import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {openApiFiles, type Contract, type LoadedDocument} from '../../contract';
import {createPageDependencyRule, type PublishedFile, PublishFilesPlugin} from '../../shared';
import {choosePageDepth} from './pages/nesting-depth';
import type {Reference} from './reference';
import {apiElements, type ApiReferenceOptions} from './remark';

/** Maximum number of pointers per unsupported feature, and of warnings, in the build log. */
const maxListed = 3;

/** How long after the last compilation the contract is validated, in milliseconds. */
const validationDelayMs = 3000;

/** Publishes the OpenAPI documents and the error catalog, and validates the contract. */
export function apiReference({siteDir}: LoadContext, {reference}: ApiReferenceOptions): Plugin {
  const {contract} = reference.options;
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  const createFiles = contract.derive((documents) => createPublishedFiles(documents, reference));
  return {
    name: 'api-reference',
    async loadContent() {
      (await contract.loadDocuments()).forEach(reportUnsupportedFeatures);
      if (!isDevelopment) {
        reportWarnings(await contract.validate());
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [createPageDependencyRule(siteDir, {elements: apiElements, folders: () => contract.openApiFolders})],
      },
      plugins: isServer
        ? []
        : [
            new PublishFilesPlugin(createFiles, contract.openApiFolders),
            ...(isDevelopment ? [validateWhenIdle(contract)] : []),
          ],
    }),
  };
}

/**
 * Creates a bundler plugin that validates the contract during `npm start`. It waits until the browser has the compiled
 * pages, because validation would delay them.
 */
function validateWhenIdle(contract: Contract): {apply: (compiler: Compiler) => void} {
  const reportError = (error: unknown) => {
    logger.error(error instanceof Error ? error.message : String(error));
  };
  const validate = contract.derive(() => contract.validate().then(reportWarnings, reportError));
  let timer: NodeJS.Timeout | undefined;
  return {
    apply: ({hooks}) => {
      hooks.watchRun.tap('validate-contract', () => {
        clearTimeout(timer);
      });
      hooks.afterDone.tap('validate-contract', () => {
        timer = setTimeout(() => {
          validate().catch(reportError);
        }, validationDelayMs);
      });
    },
  };
}

async function createPublishedFiles(
  documents: readonly LoadedDocument[],
  reference: Reference,
): Promise<PublishedFile[]> {
  const errors = await reference.getErrorCatalog();
  return [
    ...documents.flatMap(({id, bundle}) => [
      {name: `openapi/${id}.yaml`, content: openApiFiles.redocly.stringifyYaml(bundle, {lineWidth: 120, noRefs: true})},
      {name: `openapi/${id}.json`, content: JSON.stringify(bundle, null, 2)},
    ]),
    ...(errors.length === 0 ? [] : [{name: 'openapi/error-codes.json', content: JSON.stringify(errors, null, 2)}]),
  ];
}

function reportUnsupportedFeatures({id, model, unsupportedFeatures}: LoadedDocument): void {
  for (const [feature, pointers] of unsupportedFeatures) {
    const listedPointers = [...pointers].slice(0, maxListed);
    const omittedCount = pointers.size - listedPointers.length;
    logger.warn(
      `API document ${id}: ${feature} isn't shown (${listedPointers.join(', ')}${omittedCount > 0 ? ` and ${String(omittedCount)} more` : ''}).`,
    );
  }
  const depth = choosePageDepth(model);
  if (depth < 2) {
    const expansion = depth < 1 ? "doesn't expand nested schemas, but" : 'expands nested schemas one level deep, and';
    logger.info(`API document ${id} is large: its page ${expansion} links to their sections.`);
  }
}

function reportWarnings(warnings: readonly string[]): void {
  warnings.slice(0, maxListed).forEach((warning) => {
    logger.warn(`API contract: ${warning}`);
  });
  if (warnings.length > maxListed) {
    logger.warn(`API contract: ${String(warnings.length - maxListed)} more warnings.`);
  }
}
