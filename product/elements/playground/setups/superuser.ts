import type {SuperuserErrorDetails, SuperuserEventMap, SuperuserWidget} from '../../../ui-sdk';
import type {Setups} from '../client/model';
import {call, widgetSetups, type FunctionName, type SetupsOf} from './widget';

const extractBrand = call('extractBrand', "'https://vineyard.example'");
const saveBrand = call('saveBrand', "{name: 'Vineyard Terrace', tone: ['warm', 'elegant']}");

const functions: SetupsOf<'initSuperuser' | FunctionName<SuperuserWidget>> = {
  ...widgetSetups.function,
  initSuperuser: {},
  update: {calls: [call('update', "{panels: ['people']}")]},
  actFor: {calls: [call('actFor', "'user-4822'")]},
  openPanel: {calls: [call('openPanel', "'brand'")]},
  extractBrand: {calls: [call('openPanel', "'brand'"), extractBrand]},
  saveBrand: {calls: [call('openPanel', "'brand'"), saveBrand]},
};

const events: SetupsOf<keyof SuperuserEventMap> = {
  ...widgetSetups.event,
  'person-changing': functions.actFor,
  'person-changed': functions.actFor,
  'panel-changed': functions.openPanel,
  'brand-extracted': functions.extractBrand,
  'brand-saved': functions.saveBrand,
  'brand-failed': {...functions.extractBrand, api: 'failed:website_unreachable'},
};

const errors: SetupsOf<keyof SuperuserErrorDetails> = {
  ...widgetSetups.error,
  container_in_use: {calls: [call('initSuperuser', 'options')]},
  person_unknown: {calls: [call('actFor', "'user-9999'")]},
  brand_rejected: {calls: [call('openPanel', "'brand'"), call('saveBrand', "{name: ''}")]},
};

export const superuserSetups: Setups = {function: functions, event: events, error: errors};
