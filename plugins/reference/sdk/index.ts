import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBranded} from '../../../config/brand';
import {PublishFiles, type PublishedFile} from '../api/publish';
import {pageDependencyRule} from '../../shared';
import {declarationFiles, sdkFolder} from '../../contract/sdk/declarations';
import {elements} from './remark';

export {sdkReference} from './remark';

/** The declarations as they are served, with the brand put in. */
const publishedFiles = (): PublishedFile[] =>
  declarationFiles(sdkFolder).map((file) => ({name: `ui-sdk/${path.basename(file)}`, content: readBranded(file)}));

/**
 * Builds a page again when the declarations that it shows have changed, and serves the declarations as files. `sdkReference` is
 * the remark plugin to list.
 */
export default function sdkReferencePlugin({siteDir}: LoadContext): Plugin {
  const rule = pageDependencyRule(siteDir, {elements: Object.keys(elements), folders: () => [sdkFolder]});
  return {
    name: 'sdk-reference',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [rule]},
      plugins: isServer ? [] : [new PublishFiles(() => Promise.resolve(publishedFiles()), [sdkFolder])],
    }),
  };
}
