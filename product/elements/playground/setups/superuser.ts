import type {SuperuserErrorDetails, SuperuserEventMap, SuperuserOptions, SuperuserWidget} from '../../../ui-sdk';
import type {SetupGroup, Setups} from './model';
import {createOptionSetups, widgetSetups, type FunctionName} from './widget';

const functions: SetupGroup<'initSuperuser' | FunctionName<SuperuserWidget>> = {
  initSuperuser: {},
  update: {calls: 'updatePanels'},
  actFor: {calls: 'actFor'},
  openPanel: {calls: 'openPanel'},
  extractBrand: {calls: 'extractBrand'},
  saveBrand: {calls: 'saveBrand'},
};

const events: SetupGroup<keyof SuperuserEventMap> = {
  'person-changing': {calls: 'actFor'},
  'person-changed': {calls: 'actFor'},
  'panel-changed': {calls: 'openPanel'},
  'brand-extracted': {calls: 'extractBrand'},
  'brand-saved': {calls: 'saveBrand'},
  'brand-failed': {
    headers: {'Mock-Outcome': 'failed:website_unreachable'},
    calls: 'extractBrand',
    note: 'Simulated: the extraction fails, because the website can’t be reached.',
  },
};

const errors: SetupGroup<keyof SuperuserErrorDetails> = {
  container_in_use: {calls: 'initSuperuserTwice'},
  person_unknown: {calls: 'actForUnknownPerson'},
  brand_rejected: {calls: 'saveInvalidBrand'},
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
