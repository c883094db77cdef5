import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import type {Plugin as UnifiedPlugin} from 'unified';
import {createHtmlNode, readAttributes, replaceElements} from '../../contract';
import {createPageDependencyRule} from '../../shared';
import type {ContractReader} from '../contract-reader';
import type {DesignRenderer} from '../rendered-designs';
import {drawAnnotatedDesign} from './content-blocks';
import {drawRequestLifecycle, drawUserLifecycle, drawWidgetLifecycle} from './lifecycles';
import {drawCoreWorkflow, drawTokenSequence} from './sequences';
import {drawPollingTimeline, drawRetentionTimeline, renderWebhookRetries} from './timelines';
import {drawAnnotatedWidget, drawSuperuserPanels} from './widget-screens';

/** The diagrams that pages can use, by the name of their element. See `authoring.md`. */
export const diagrams = {
  AnnotatedDesign: drawAnnotatedDesign,
  AnnotatedWidget: drawAnnotatedWidget,
  CoreWorkflow: drawCoreWorkflow,
  PollingTimeline: drawPollingTimeline,
  RequestLifecycle: drawRequestLifecycle,
  RetentionTimeline: drawRetentionTimeline,
  SuperuserPanels: drawSuperuserPanels,
  TokenSequence: drawTokenSequence,
  UserLifecycle: drawUserLifecycle,
  WebhookRetries: renderWebhookRetries,
  WidgetLifecycle: drawWidgetLifecycle,
} as const satisfies Record<string, (contract: ContractReader, renderer: DesignRenderer) => Element | Promise<Element>>;

export interface DiagramOptions {
  /** Provides the data that the diagrams show. */
  readonly contract: ContractReader;
  /** Renders the designs that the widget shows. */
  readonly renderer: DesignRenderer;
}

/** A remark plugin that replaces elements such as `<RetentionTimeline />` with figures. They need no JavaScript. */
export const remarkDiagrams: UnifiedPlugin<[DiagramOptions], Root> =
  ({contract, renderer}) =>
  async (root, file) => {
    await replaceElements(root, file, Object.keys(diagrams), async (node) => {
      readAttributes(node, []);
      return [createHtmlNode(await diagrams[node.name as keyof typeof diagrams](contract, renderer))];
    });
  };

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
