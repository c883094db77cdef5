import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DesignRenderer} from '../rendered-designs';
import {readHomeExample, type ContractReader} from './example';
import type {HomeExample} from './types';

export interface HomeOptions {
  /** Provides the example request. */
  readonly contract: ContractReader;
  /** Renders the designs of the example. */
  readonly renderer: DesignRenderer;
}

/** A Docusaurus plugin that adds the home page (`src/components/Home`) with an example from the contract. */
export function home({baseUrl}: LoadContext, {contract, renderer}: HomeOptions): Plugin<HomeExample> {
  return {
    name: 'home',
    getPathsToWatch: () => [`${contract.folder}/**/*.yaml`],
    loadContent: () => readHomeExample(contract, renderer),
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
