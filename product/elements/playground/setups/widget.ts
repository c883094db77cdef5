import type {Widget, WidgetErrorCode, WidgetEventName} from '../../../ui-sdk';
import type {Setup, SetupCall, Setups} from '../client/model';

/** The names of a handle's functions. */
export type FunctionName<Handle> = {
  [Name in keyof Handle]: Handle[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Handle];

/**
 * Setups by name. A test checks that every entry has a setup, but the site builds without one, because new entries are
 * drafts.
 */
export type SetupsOf<Name extends string> = Readonly<Partial<Record<Name, Setup | undefined>>>;

export const call = (name: string, ...args: readonly string[]): SetupCall => ({name, args});

const generate = {
  ...call('generate', "{prompt: 'Spring tastings on the terrace', designType: 'square-post'}"),
  results: ['requestId', 'design'],
};
const select = call('selectVariant', 'design.variants[0].variantId');
const edit = call('edit');
const dialog = {display: "'dialog'"};

const functions: SetupsOf<'init' | 'isWidgetError' | FunctionName<Widget>> = {
  init: {},
  isWidgetError: {calls: [call('exportFile', "'png'"), call('isWidgetError', 'error')]},
  whenReady: {isImmediate: true, calls: [call('whenReady')]},
  on: {listen: 'generation-progress', calls: [generate]},
  update: {calls: [call('update', "{locale: 'de', themeColors: {accent: '#7A1F3D'}}")]},
  open: {options: dialog, calls: [call('open')]},
  close: {options: dialog, calls: [call('open'), call('close')]},
  focus: {calls: [call('focus')]},
  generate: {calls: [generate]},
  resume: {calls: [generate, call('resume', 'requestId')]},
  openDesign: {calls: [generate, call('openDesign', '{designId: design.designId}')]},
  selectVariant: {calls: [generate, select]},
  edit: {calls: [generate, select, edit]},
  applyEdits: {calls: [generate, select, edit, call('applyEdits')]},
  discardEdits: {calls: [generate, select, edit, call('discardEdits')]},
  exportFile: {calls: [generate, select, call('exportFile', "'png'")]},
  signIn: {calls: [call('signOut'), call('signIn')]},
  signOut: {calls: [call('signOut')]},
  destroy: {calls: [call('destroy')]},
};

const events: SetupsOf<WidgetEventName> = {
  'state-changed': {calls: [generate]},
  ready: {},
  opened: functions.open,
  closing: functions.close,
  closed: functions.close,
  'generation-starting': {calls: [generate]},
  'generation-started': {calls: [generate]},
  'generation-progress': {calls: [generate]},
  'generation-succeeded': {calls: [generate]},
  'generation-failed': {api: 'failed:generation_failed', calls: [generate]},
  'variant-selected': functions.selectVariant,
  'text-edited': {...functions.edit, hint: 'When the editor is open, change text in the widget.'},
  'design-accepted': {
    ...functions.selectVariant,
    hint: 'When the design is ready, click “Use this design” in the widget.',
  },
  'file-exported': functions.exportFile,
  'options-changed': functions.update,
  'token-refreshed': {api: 'error-once:token_expired', calls: [generate]},
  'signed-out': functions.signOut,
  'signed-in': functions.signIn,
  error: {getToken: 'rejects', isImmediate: true},
  destroyed: functions.destroy,
};

const errors: SetupsOf<WidgetErrorCode> = {
  missing_option: {getToken: 'missing', isImmediate: true},
  unknown_option: {options: {tehme: "'dark'"}, isImmediate: true},
  invalid_option: {options: {locale: "'german'"}, isImmediate: true},
  fixed_option: {calls: [call('update', "{display: 'dialog'}")]},
  container_not_found: {options: {container: "'#nowhere'"}, isImmediate: true},
  container_in_use: {calls: [call('init', 'options')]},
  container_too_small: {page: 'small', isImmediate: true},
  insecure_page: {page: 'insecure', isImmediate: true},
  load_timeout: {options: {loadTimeout: '1000'}, getToken: 'hangs', isImmediate: true, calls: [call('whenReady')]},
  token_unavailable: {getToken: 'rejects', isImmediate: true, calls: [call('whenReady')]},
  token_rejected: {getToken: 'invalid', calls: [generate]},
  network_failed: {api: 'offline', calls: [generate]},
  api_rejected: {api: 'error:allowance_exhausted', calls: [generate]},
  request_failed: {api: 'failed:generation_failed', calls: [generate]},
  request_timeout: {options: {requestTimeout: '5000'}, api: 'slow', calls: [generate]},
  generation_prevented: {prevent: 'generation-starting', calls: [generate]},
  wrong_state: {calls: [call('applyEdits')]},
  variant_not_found: {calls: [generate, call('selectVariant', "'var_0000000000000000'")]},
  format_not_available: {options: {formats: "['png']"}, calls: [generate, select, call('exportFile', "'svg'")]},
  interrupted: {calls: [{...generate, isPending: true}, call('signOut')]},
};

export const widgetSetups: Setups = {function: functions, event: events, error: errors};
