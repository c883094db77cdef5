import type {SuperuserErrorDetails, SuperuserEventMap, SuperuserOptions, SuperuserWidget} from '../../../ui-sdk';
import type {FunctionName, SetupGroup, Setups} from './model';
import {afterReady, call, createOptionSetups, initTwice, widgetSetups} from './widget';

const actFor = afterReady(call('actFor', 'user-4822'));
const openPanel = call('openPanel', 'brand');
const extractBrand = afterReady(openPanel, call('extractBrand', 'https://vineyard.example'));
const saveBrand = (name: string) => afterReady(openPanel, call('saveBrand', {name, tone: ['warm', 'elegant']}));

const functions: SetupGroup<'initSuperuser' | FunctionName<SuperuserWidget>> = {
  initSuperuser: {},
  update: afterReady(call('update', {panels: ['people']})),
  actFor,
  openPanel: afterReady(openPanel),
  extractBrand,
  saveBrand: saveBrand('Vineyard Terrace'),
};

const events: SetupGroup<keyof SuperuserEventMap> = {
  'person-changing': actFor,
  'person-changed': actFor,
  'panel-changed': afterReady(openPanel),
  'brand-extracted': extractBrand,
  'brand-saved': saveBrand('Vineyard Terrace'),
  'brand-failed': {api: 'failed:website_unreachable', ...extractBrand},
};

const errors: SetupGroup<keyof SuperuserErrorDetails> = {
  container_in_use: initTwice('initSuperuser'),
  person_unknown: afterReady(call('actFor', 'user-9999')),
  brand_rejected: saveBrand(''),
};

const options = createOptionSetups({
  userId: 'user-4822',
  panels: ['brand'],
} satisfies Partial<SuperuserOptions>);

export const superuserSetups: Setups = {
  function: {...widgetSetups.function, ...functions},
  event: {...widgetSetups.event, ...events},
  error: {...widgetSetups.error, ...errors},
  option: {...widgetSetups.option, ...options},
};
