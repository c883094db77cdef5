import type {LoadContext, Plugin} from '@docusaurus/types';
import {readHomeExample, type ContractReader} from './example';
import type {HomeExample} from './types';

export interface HomeOptions {
  /** Provides the example request and the designs that the page draws. */
  readonly contract: ContractReader;
}

/** A Docusaurus plugin that adds the home page (`src/components/Home`) with an example from the contract. */
export function home({baseUrl}: LoadContext, {contract}: HomeOptions): Plugin<HomeExample> {
  return {
    name: 'home',
    getPathsToWatch: () => [`${contract.folder}/**/*.yaml`],
    loadContent: () => readHomeExample(contract),
    async contentLoaded({content, actions}) {
      await actions.createData('example.json', content);
      actions.addRoute({
        path: baseUrl,
        exact: true,
        component: '@site/src/components/Home',
        // The alias keeps the absolute path of the machine out of the client bundle.
        modules: {example: '@generated/home/default/example.json'},
      });
    },
  };
}
