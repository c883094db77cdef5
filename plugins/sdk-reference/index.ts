import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageDependencyRule} from '../page-dependencies';
import {sdkFolder} from './declarations';
import {elements} from './remark';

export {sdkReference} from './remark';

/** Builds a page again when the declarations that it shows have changed. `sdkReference` is the remark plugin to list. */
export default function sdkReferencePlugin({siteDir}: LoadContext): Plugin {
  const rule = pageDependencyRule(siteDir, {elements: Object.keys(elements), folders: () => [sdkFolder]});
  return {name: 'sdk-reference', configureWebpack: () => ({module: {rules: [rule]}})};
}
