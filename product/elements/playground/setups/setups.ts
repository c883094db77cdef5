import type {SuperuserOptions, WidgetOptions} from '../../../ui-sdk';
import type {Setup, Setups} from './model';

/** Creates a setup for each option with a value. */
const createOptionSetups = (values: Partial<WidgetOptions> | Partial<SuperuserOptions>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, {options: {[name]: value}}]),
  );

const open: Setup = {options: {display: 'dialog'}, calls: ['open']};
const close: Setup = {options: {display: 'dialog'}, calls: ['open', 'close']};
const selectVariant: Setup = {calls: ['generate', 'selectVariant']};
const edit: Setup = {calls: ['generate', 'selectVariant', 'edit']};
const exportFile: Setup = {calls: ['generate', 'selectVariant', 'exportFile']};
const signIn: Setup = {calls: ['signOut', 'signIn']};
const generationFailed: Setup = {
  headers: {'Mock-Outcome': 'failed:generation_failed'},
  calls: ['generate'],
  note: 'Simulated: the generation fails.',
};
const noSession: Setup = {
  getToken: () => Promise.reject(new Error('The user has no session.')),
  note: 'Simulated: getToken rejects.',
};
const invalidToken = {token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'};

export const widgetSetups: Setups = {
  function: {
    init: {},
    isWidgetError: {calls: ['isWidgetError']},
    whenReady: {},
    on: {calls: ['on', 'generate']},
    update: {calls: ['update']},
    open,
    close,
    focus: {calls: ['focus']},
    generate: {calls: ['generate']},
    resume: {calls: ['generate', 'resume']},
    openDesign: {calls: ['generate', 'openDesign']},
    selectVariant,
    edit,
    applyEdits: {calls: ['generate', 'selectVariant', 'edit', 'applyEdits']},
    discardEdits: {calls: ['generate', 'selectVariant', 'edit', 'discardEdits']},
    exportFile,
    signIn,
    signOut: {calls: ['signOut']},
    destroy: {calls: ['destroy']},
  },
  event: {
    'state-changed': {calls: ['generate']},
    ready: {},
    opened: open,
    closing: close,
    closed: close,
    'generation-starting': {calls: ['generate']},
    'generation-started': {calls: ['generate']},
    'generation-progress': {calls: ['generate']},
    'generation-succeeded': {calls: ['generate']},
    'generation-failed': generationFailed,
    'variant-selected': selectVariant,
    'text-edited': {...edit, note: 'When the editor is open, change text in the widget.'},
    'design-accepted': {...selectVariant, note: 'When the design is ready, click “Use this design” in the widget.'},
    'file-exported': exportFile,
    'options-changed': {calls: ['update']},
    'token-refreshed': {
      getToken: ({reason}, fetchToken) => (reason === 'rejected' ? fetchToken() : Promise.resolve(invalidToken)),
      calls: ['generate'],
      note: 'Simulated: the API rejects the first token.',
    },
    'signed-out': {calls: ['signOut']},
    'signed-in': signIn,
    error: noSession,
    destroyed: {calls: ['destroy']},
  },
  error: {
    missing_option: {options: {container: undefined}},
    unknown_option: {options: {tehme: 'dark'}},
    invalid_option: {options: {locale: 'german'}},
    fixed_option: {calls: ['updateDisplay']},
    container_not_found: {options: {container: '#nowhere'}},
    container_in_use: {calls: ['initTwice']},
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
      calls: ['generate'],
      note: 'Simulated: getToken returns invalid tokens.',
    },
    network_failed: {page: 'offline', calls: ['generate'], note: 'Simulated: the API can’t be reached.'},
    api_rejected: {
      headers: {'Mock-Error': 'allowance_exhausted'},
      calls: ['generate'],
      note: 'Simulated: the API rejects the call with allowance_exhausted.',
    },
    request_failed: generationFailed,
    request_timeout: {
      options: {requestTimeout: 5000},
      headers: {'Mock-Polls': '1000'},
      calls: ['generate'],
      note: 'Simulated: the generation doesn’t finish in time.',
    },
    generation_prevented: {calls: ['prevent', 'generate']},
    wrong_state: {calls: ['applyEdits']},
    variant_not_found: {calls: ['generate', 'selectUnknownVariant']},
    format_not_available: {options: {formats: ['png']}, calls: ['generate', 'selectVariant', 'exportSvg']},
    interrupted: {calls: ['interrupt', 'generate']},
  },
  option: createOptionSetups({
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
  }),
};

const extractBrand: Setup = {calls: ['openPanel', 'extractBrand']};
const saveBrand: Setup = {calls: ['openPanel', 'saveBrand']};

export const superuserSetups: Setups = {
  function: {
    ...widgetSetups.function,
    initSuperuser: {},
    update: {calls: ['updatePanels']},
    actFor: {calls: ['actFor']},
    openPanel: {calls: ['openPanel']},
    extractBrand,
    saveBrand,
  },
  event: {
    ...widgetSetups.event,
    'person-changing': {calls: ['actFor']},
    'person-changed': {calls: ['actFor']},
    'panel-changed': {calls: ['openPanel']},
    'brand-extracted': extractBrand,
    'brand-saved': saveBrand,
    'brand-failed': {
      ...extractBrand,
      headers: {'Mock-Outcome': 'failed:website_unreachable'},
      note: 'Simulated: the extraction fails, because the website can’t be reached.',
    },
  },
  error: {
    ...widgetSetups.error,
    container_in_use: {calls: ['initSuperuserTwice']},
    person_unknown: {calls: ['actForUnknownPerson']},
    brand_rejected: {calls: ['openPanel', 'saveInvalidBrand']},
  },
  option: {...widgetSetups.option, ...createOptionSetups({userId: 'user-4822', panels: ['brand']})},
};
