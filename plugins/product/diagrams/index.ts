import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageDependencyRule} from '../../shared';
import {diagrams} from './remark';

export {remarkDiagrams} from './remark';

export interface DiagramStylesOptions {
  /** Returns the absolute paths of the folders with the contract. */
  readonly folders: () => readonly string[];
}

/** Adds the styles of diagrams, and rebuilds pages with diagrams when the contract changes. */
export function diagramStyles({siteDir}: LoadContext, {folders}: DiagramStylesOptions): Plugin {
  const rule = createPageDependencyRule(siteDir, {elements: Object.keys(diagrams), folders});
  return {
    name: 'diagrams',
    getClientModules: () => [path.join(__dirname, 'diagrams.css')],
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
