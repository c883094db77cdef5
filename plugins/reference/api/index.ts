import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageDependencyRule} from '../../shared';
import {PublishFiles, type PublishedFile} from './publish';
import {elementNames} from './pages/remark';
import {depthFor} from './pages/size';
import {type Reference, type LoadedDocument} from './reference';

export {remarkReference} from './pages/remark';
export {Reference, type ReferenceOptions} from './reference';

/** How many places of a feature that is not shown the build log lists. */
const listedPlaces = 3;

/** Options of the plugin. */
export interface ApiReferenceOptions {
  /** The same object that `remarkReference` has: each document is read once for both. */
  readonly reference: Reference;
}

/** The plugin that makes pages of the HTTP API from OpenAPI: README.md says how. */
export default function apiReferencePlugin({siteDir}: LoadContext, {reference}: ApiReferenceOptions): Plugin {
  return {
    name: 'api-reference',
    /** A wrong contract stops the build before anything else is built. */
    async loadContent() {
      for (const document of await reference.loadAll()) {
        report(document);
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [pageDependencyRule(siteDir, {elements: elementNames, folders: () => reference.folders})],
      },
      plugins: isServer ? [] : [new PublishFiles(() => publishedFiles(reference), reference.folders)],
    }),
  };
}

async function publishedFiles(reference: Reference): Promise<PublishedFile[]> {
  const documents = await reference.loadAll();
  const errors = await reference.errors();
  return [
    ...documents.flatMap(({id, yaml, json}) => [
      {name: `openapi/${id}.yaml`, content: yaml},
      {name: `openapi/${id}.json`, content: json},
    ]),
    ...(errors.length === 0 ? [] : [{name: 'openapi/error-codes.json', content: JSON.stringify(errors, null, 2)}]),
  ];
}

/** Names what the pages do not show, and the mistakes that do not stop the build. */
function report({id, model, notes, warnings}: LoadedDocument): void {
  for (const feature of new Set(notes.map((note) => note.feature))) {
    const places = notes.filter((note) => note.feature === feature);
    const listed = places.slice(0, listedPlaces).map(({pointer}) => pointer);
    const more = places.length > listedPlaces ? ` and ${places.length - listedPlaces} more` : '';
    logger.warn(`API document ${id}: ${feature} is not shown (${listed.join(', ')}${more}).`);
  }
  const depth = depthFor(model);
  if (depth < 2) {
    logger.info(
      `API document ${id} is large: its page opens nested schemas ${depth < 1 ? 'not in place' : 'one level deep'} and links to them.`,
    );
  }
  for (const warning of warnings.slice(0, listedPlaces)) {
    logger.warn(`API document ${id}: ${warning}`);
  }
  if (warnings.length > listedPlaces) {
    logger.warn(`API document ${id}: ${warnings.length - listedPlaces} more mistakes of this kind.`);
  }
}

/** The options are made by code, not by people: their type is checked where they are written. */
export function validateOptions({options}: {options: ApiReferenceOptions}): ApiReferenceOptions {
  return options;
}
