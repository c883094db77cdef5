import type {Widget, WidgetErrorCode, WidgetEventName, WidgetOptions} from '../../../ui-sdk';
import type {Setup, SetupGroup, Setups} from './model';

/** The names of a handle's functions. */
export type FunctionName<Handle> = {
  [Name in keyof Handle]: Handle[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Handle];

/** Creates a setup for each option with a value. */
export const createOptionSetups = (values: object): SetupGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, {options: {[name]: value}}]),
  );

const dialog: Partial<WidgetOptions> = {display: 'dialog'};
const open = {options: dialog, calls: 'open'};
const close = {options: dialog, calls: 'close'};
const generationFailed: Setup = {
  headers: {'Mock-Outcome': 'failed:generation_failed'},
  calls: 'generate',
  note: 'Simulated: the generation fails.',
};
const noSession: Setup = {
  getToken: () => Promise.reject(new Error('The user has no session.')),
  note: 'Simulated: getToken rejects.',
};
const invalidToken = {token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'};

const functions: SetupGroup<'init' | 'isWidgetError' | FunctionName<Widget>> = {
  init: {},
  isWidgetError: {calls: 'isWidgetError'},
  whenReady: {},
  on: {calls: 'listen'},
  update: {calls: 'update'},
  open,
  close,
  focus: {calls: 'focus'},
  generate: {calls: 'generate'},
  resume: {calls: 'resume'},
  openDesign: {calls: 'openDesign'},
  selectVariant: {calls: 'selectVariant'},
  edit: {calls: 'edit'},
  applyEdits: {calls: 'applyEdits'},
  discardEdits: {calls: 'discardEdits'},
  exportFile: {calls: 'exportFile'},
  signIn: {calls: 'signIn'},
  signOut: {calls: 'signOut'},
  destroy: {calls: 'destroy'},
};

const events: SetupGroup<WidgetEventName> = {
  'state-changed': {calls: 'generate'},
  ready: {},
  opened: open,
  closing: close,
  closed: close,
  'generation-starting': {calls: 'generate'},
  'generation-started': {calls: 'generate'},
  'generation-progress': {calls: 'generate'},
  'generation-succeeded': {calls: 'generate'},
  'generation-failed': generationFailed,
  'variant-selected': {calls: 'selectVariant'},
  'text-edited': {calls: 'edit', note: 'When the editor is open, change text in the widget.'},
  'design-accepted': {
    calls: 'selectVariant',
    note: 'When the design is ready, click “Use this design” in the widget.',
  },
  'file-exported': {calls: 'exportFile'},
  'options-changed': {calls: 'update'},
  'token-refreshed': {
    getToken: ({reason}, fetchToken) => (reason === 'rejected' ? fetchToken() : Promise.resolve(invalidToken)),
    calls: 'generate',
    note: 'Simulated: the API rejects the first token.',
  },
  'signed-out': {calls: 'signOut'},
  'signed-in': {calls: 'signIn'},
  error: noSession,
  destroyed: {calls: 'destroy'},
};

const errors: SetupGroup<WidgetErrorCode> = {
  missing_option: {options: {container: undefined}},
  unknown_option: {options: {tehme: 'dark'}},
  invalid_option: {options: {locale: 'german'}},
  fixed_option: {calls: 'updateDisplay'},
  container_not_found: {options: {container: '#nowhere'}},
  container_in_use: {calls: 'initTwice'},
  container_too_small: {options: {container: '#small'}},
  insecure_page: {page: 'insecure', note: 'Simulated: the page isn’t served over HTTPS.'},
  load_timeout: {
    options: {loadTimeout: 1000},
    getToken: () => new Promise(() => undefined),
    note: 'Simulated: getToken doesn’t return.',
  },
  token_unavailable: noSession,
  token_rejected: {
    getToken: () => Promise.resolve(invalidToken),
    calls: 'generate',
    note: 'Simulated: getToken returns invalid tokens.',
  },
  network_failed: {page: 'offline', calls: 'generate', note: 'Simulated: the API can’t be reached.'},
  api_rejected: {
    headers: {'Mock-Error': 'allowance_exhausted'},
    calls: 'generate',
    note: 'Simulated: the API rejects the call with allowance_exhausted.',
  },
  request_failed: generationFailed,
  request_timeout: {
    options: {requestTimeout: 5000},
    headers: {'Mock-Polls': '1000'},
    calls: 'generate',
    note: 'Simulated: the generation doesn’t finish in time.',
  },
  generation_prevented: {calls: 'preventGeneration'},
  wrong_state: {calls: 'applyEditsTooEarly'},
  variant_not_found: {calls: 'selectUnknownVariant'},
  format_not_available: {options: {formats: ['png']}, calls: 'exportSvg'},
  interrupted: {calls: 'interrupt'},
};

const options = createOptionSetups({
  display: 'dialog',
  locale: 'de',
  theme: 'dark',
  themeColors: {accent: '#7A1F3D'},
  designTypes: ['square-post', 'story'],
  language: 'fr-CA',
  prompt: 'Spring tastings on the terrace, every Friday in May',
  variantCount: 6,
  formats: ['png', 'svg'],
  clientReference: 'campaign-77',
  autoFocus: true,
  loadTimeout: 30_000,
  requestTimeout: 120_000,
} satisfies Partial<WidgetOptions>);

export const widgetSetups: Setups = {function: functions, event: events, error: errors, option: options};
