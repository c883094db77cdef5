import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PublishFilesPlugin} from '@developer-docs/utils/node';
import {createPageDependencyRule} from '../../../plugins/shared';
import {sdkElementNames, type SdkReferenceOptions} from './remark-sdk-reference';

/** Publishes the SDK declarations and rebuilds the pages that show them when they change. */
export function sdkReference({siteDir}: LoadContext, {declarations}: SdkReferenceOptions): Plugin {
  const folders = [declarations.folder];
  const createFiles = () =>
    Promise.resolve(
      declarations.files.map((file) => ({name: `ui-sdk/${path.basename(file)}`, content: declarations.readText(file)})),
    );
  return {
    name: 'sdk-reference',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [createPageDependencyRule(siteDir, {elements: sdkElementNames, folders})]},
      plugins: isServer ? [] : [new PublishFilesPlugin(createFiles, folders)],
    }),
  };
}
