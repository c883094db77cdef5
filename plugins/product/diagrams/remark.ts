import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {createHtmlNode, readAttributes, replaceElements} from '../../contract';
import type {ContractReader} from '../contract-reader';
import {annotatedWidget} from './annotated-widget';
import {coreWorkflow} from './core-workflow';
import {renderFigure, type Diagram} from './drawing';
import {pollingTimeline} from './polling-timeline';
import {requestLifecycle} from './request-lifecycle';
import {retentionTimeline} from './retention-timeline';
import {superuserPanels} from './superuser-panels';
import {tokenSequence} from './token-sequence';
import {userLifecycle} from './user-lifecycle';
import {webhookRetryTimeline} from './webhook-retry-timeline';
import {widgetLifecycle} from './widget-lifecycle';

/** The diagrams that pages can use, by the name of their element. See `authoring.md`. */
export const diagrams = {
  AnnotatedWidget: annotatedWidget,
  CoreWorkflow: coreWorkflow,
  PollingTimeline: pollingTimeline,
  RequestLifecycle: requestLifecycle,
  RetentionTimeline: retentionTimeline,
  SuperuserPanels: superuserPanels,
  TokenSequence: tokenSequence,
  UserLifecycle: userLifecycle,
  WebhookRetryTimeline: webhookRetryTimeline,
  WidgetLifecycle: widgetLifecycle,
} as const satisfies Record<string, (contract: ContractReader) => Diagram>;

export interface DiagramOptions {
  /** Provides the data that the diagrams show. */
  readonly contract: ContractReader;
}

/** A remark plugin that replaces elements such as `<RetentionTimeline />` with figures. They need no JavaScript. */
export const remarkDiagrams: Plugin<[DiagramOptions], Root> =
  ({contract}) =>
  async (root, file) => {
    await replaceElements(root, file, Object.keys(diagrams), (node) => {
      const name = node.name as keyof typeof diagrams;
      readAttributes(node, []);
      return [createHtmlNode(renderFigure(`diagram-${name}`, diagrams[name](contract)))];
    });
  };
