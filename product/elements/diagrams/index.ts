import type {Element} from 'hast';
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
