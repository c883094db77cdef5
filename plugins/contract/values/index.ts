import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageDependencyRule} from '../../shared';
import {contractFolder} from './documents';
import {elements} from './render';

export {entryName, plainElements} from './page-elements';
export {contractEntries, contractValues} from './remark';

/** Lets pages read the contract: README.md says how. */
export default function contract({siteDir}: LoadContext): Plugin {
  const rule = pageDependencyRule(siteDir, {elements: Object.keys(elements), folders: () => [contractFolder]});
  return {name: 'contract', configureWebpack: () => ({module: {rules: [rule]}})};
}
