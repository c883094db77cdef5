import type * as Sdk from '../../../ui-sdk';

/** What the calls use. The dialog shows these names in the code. */
export interface CallContext {
  /** The functions of `Widget` are the same, but accept fewer options. */
  readonly widget: Sdk.SuperuserWidget;
  readonly DesignWidget: typeof Sdk;
  /** The widget's options, with `container` and `getToken`. */
  readonly options: Sdk.SuperuserOptions;
  /** The result of the first call. */
  readonly result: Sdk.GenerationResult;
}

/** The calls of the setups. The dialog shows the expressions, with `await` for asynchronous functions. */
export const calls = {
  isWidgetError: async ({widget, DesignWidget}) => widget.exportFile('png').catch(DesignWidget.isWidgetError),
  on: ({widget}) => widget.on('generation-progress', (event) => console.log(event)),
  prevent: ({widget}) => widget.on('generation-starting', (event) => event.preventDefault()),
  update: ({widget}) => widget.update({locale: 'de', themeColors: {accent: '#7A1F3D'}}),
  // @ts-expect-error This option can't be changed.
  updateDisplay: ({widget}) => widget.update({display: 'dialog'}),
  open: ({widget}) => widget.open(),
  close: ({widget}) => widget.close(),
  focus: ({widget}) => widget.focus(),
  generate: async ({widget}) => widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'}),
  interrupt: ({widget}) => widget.on('generation-started', () => widget.signOut()),
  resume: async ({widget, result}) => widget.resume(result.requestId),
  openDesign: async ({widget, result}) => widget.openDesign({designId: result.design.designId}),
  selectVariant: ({widget, result}) => widget.selectVariant(result.design.variants[0]?.variantId ?? null),
  selectUnknownVariant: ({widget}) => widget.selectVariant('var_0000000000000000'),
  edit: ({widget}) => widget.edit(),
  applyEdits: async ({widget}) => widget.applyEdits(),
  discardEdits: ({widget}) => widget.discardEdits(),
  exportFile: async ({widget}) => widget.exportFile('png'),
  exportSvg: async ({widget}) => widget.exportFile('svg'),
  signIn: async ({widget}) => widget.signIn(),
  signOut: ({widget}) => widget.signOut(),
  destroy: ({widget}) => widget.destroy(),
  initTwice: ({DesignWidget, options}) => DesignWidget.init(options),
  initSuperuserTwice: ({DesignWidget, options}) => DesignWidget.initSuperuser(options),
  updatePanels: ({widget}) => widget.update({panels: ['people']}),
  actFor: ({widget}) => widget.actFor('user-4822'),
  actForUnknownPerson: ({widget}) => widget.actFor('user-9999'),
  openPanel: ({widget}) => widget.openPanel('brand'),
  extractBrand: async ({widget}) => widget.extractBrand('https://vineyard.example'),
  saveBrand: async ({widget}) => widget.saveBrand({name: 'Vineyard Terrace', tone: ['warm', 'elegant']}),
  saveInvalidBrand: async ({widget}) => widget.saveBrand({name: ''}),
} satisfies Readonly<Record<string, (context: CallContext) => unknown>>;
