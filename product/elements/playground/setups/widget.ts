import type {Widget, WidgetErrorCode, WidgetEventName, WidgetOptions} from '../../../ui-sdk';
import {Expression, type Call, type FunctionName, type Setup, type SetupGroup, type Setups} from './model';

/** Creates a call of a function of the widget. */
export const call = (name: Call['name'], ...args: readonly unknown[]): Call => ({
  api: 'widget',
  name,
  args,
  isAwaited: true,
});

/** Creates a setup that waits until the widget is ready, and then makes calls. */
export const afterReady = (...calls: readonly Call[]): Setup => ({calls: [call('whenReady'), ...calls]});

/** Creates a setup for each option with a value. */
export const createOptionSetups = (values: object): SetupGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, {options: {[name]: value}}]),
  );

const dialog: Partial<WidgetOptions> = {display: 'dialog'};
const open = {...afterReady(call('open')), options: dialog};
const close = {...afterReady(call('open'), call('close')), options: dialog};

const generateCall = call('generate', {prompt: 'Spring tastings on the terrace', designType: 'square-post'});
const generate = afterReady(generateCall);
const firstVariant = new Expression('design.variants[0].variantId', ({result}) => result.design.variants[0]?.variantId);
const select = [generateCall, call('selectVariant', firstVariant)];
const edit = [...select, call('edit')];
const update = afterReady(call('update', {locale: 'de', themeColors: {accent: '#7A1F3D'}}));
const signOut = afterReady(call('signOut'));
// The log shows the events.
const listener = new Expression('(event) => console.log(event)', () => () => undefined);

const functions: SetupGroup<'init' | 'isWidgetError' | FunctionName<Widget>> = {
  init: {},
  isWidgetError: afterReady({
    ...call(
      'isWidgetError',
      new Expression("await widget.exportFile('png').catch((error) => error)", ({widget}) =>
        widget.exportFile('png').catch((error: unknown) => error),
      ),
    ),
    api: 'DesignWidget',
  }),
  whenReady: afterReady(),
  on: {calls: [call('on', 'generation-progress', listener), call('whenReady'), generateCall]},
  update,
  open,
  close,
  focus: afterReady(call('focus')),
  generate,
  resume: afterReady(generateCall, call('resume', new Expression('requestId', ({result}) => result.requestId))),
  openDesign: afterReady(
    generateCall,
    call(
      'openDesign',
      new Expression('{designId: design.designId}', ({result}) => ({designId: result.design.designId})),
    ),
  ),
  selectVariant: afterReady(...select),
  edit: afterReady(...edit),
  applyEdits: afterReady(...edit, call('applyEdits')),
  discardEdits: afterReady(...edit, call('discardEdits')),
  exportFile: afterReady(...select, call('exportFile', 'png')),
  signIn: afterReady(call('signOut'), call('signIn')),
  signOut,
  destroy: afterReady(call('destroy')),
};

const events: SetupGroup<WidgetEventName> = {
  'state-changed': generate,
  ready: {},
  opened: open,
  closing: close,
  closed: close,
  'generation-starting': generate,
  'generation-started': generate,
  'generation-progress': generate,
  'generation-succeeded': generate,
  'generation-failed': {...generate, api: 'failed:generation_failed'},
  'variant-selected': afterReady(...select),
  'text-edited': {...afterReady(...edit), hint: 'When the editor is open, change text in the widget.'},
  'design-accepted': {
    ...afterReady(...select),
    hint: 'When the design is ready, click “Use this design” in the widget.',
  },
  'file-exported': afterReady(...select, call('exportFile', 'png')),
  'options-changed': update,
  'token-refreshed': {...generate, api: 'error-once:token_expired'},
  'signed-out': signOut,
  'signed-in': afterReady(call('signOut'), call('signIn')),
  error: {getToken: 'rejects'},
  destroyed: afterReady(call('destroy')),
};

/** The error code for a second widget in the same container, with the options of the first one. */
export const initTwice = (name: 'init' | 'initSuperuser') =>
  afterReady({
    ...call(name, new Expression('options', ({options: widgetOptions}) => widgetOptions)),
    api: 'DesignWidget',
  });

const errors: SetupGroup<WidgetErrorCode> = {
  missing_option: {getToken: 'missing'},
  unknown_option: {options: {tehme: 'dark'}},
  invalid_option: {options: {locale: 'german'}},
  fixed_option: afterReady(call('update', {display: 'dialog'})),
  container_not_found: {options: {container: '#nowhere'}},
  container_in_use: initTwice('init'),
  container_too_small: {page: 'small'},
  insecure_page: {page: 'insecure'},
  load_timeout: {options: {loadTimeout: 1000}, getToken: 'hangs', ...afterReady()},
  token_unavailable: {getToken: 'rejects', ...afterReady()},
  token_rejected: {getToken: 'invalid', ...generate},
  network_failed: {api: 'offline', ...generate},
  api_rejected: {api: 'error:allowance_exhausted', ...generate},
  request_failed: {api: 'failed:generation_failed', ...generate},
  request_timeout: {options: {requestTimeout: 5000}, api: 'slow', ...generate},
  generation_prevented: {
    calls: [
      call(
        'on',
        'generation-starting',
        new Expression('(event) => event.preventDefault()', () => (event: Event) => event.preventDefault()),
      ),
      call('whenReady'),
      generateCall,
    ],
  },
  wrong_state: afterReady(call('applyEdits')),
  variant_not_found: afterReady(generateCall, call('selectVariant', 'var_0000000000000000')),
  format_not_available: {...afterReady(...select, call('exportFile', 'svg')), options: {formats: ['png']}},
  interrupted: afterReady({...generateCall, isAwaited: false}, call('signOut')),
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
