import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractFolder} from '../../contract/values/documents';
import {readHomeExample} from './example';
import type {HomeExample} from './types';

/**
 * The home page. Its request, and the variants that it draws, are the examples of the contract; only this page carries
 * them.
 */
export default function home({baseUrl}: LoadContext): Plugin<HomeExample> {
  return {
    name: 'home',
    getPathsToWatch: () => [`${contractFolder}/**/*.yaml`],
    loadContent: () => readHomeExample(),
    async contentLoaded({content, actions}) {
      await actions.createData('example.json', content);
      actions.addRoute({
        path: baseUrl,
        exact: true,
        component: '@site/src/components/Home',
        // By its alias: the path of the machine would be part of the script.
        modules: {example: '@generated/home/default/example.json'},
      });
    },
  };
}
