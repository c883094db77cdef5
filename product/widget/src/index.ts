import type * as Sdk from '../../ui-sdk';
import type {SuperuserEventMap, SuperuserWidget, Widget} from '../../ui-sdk';
import {Designer} from './designer';
import {superuserEvents, widgetEvents} from './emitter';
import {isWidgetError} from './errors';
import {argumentRules, assertOptions, assertArgument} from './options';
import {reserveContainer} from './container';
import {assertKnownPerson, SuperuserDesigner} from './superuser';
import {version} from './version';

export {isWidgetError, version};

/** Starts a widget. The declaration in `product/ui-sdk` documents the options and errors. */
export const init: typeof Sdk.init = (options) => {
  assertOptions(options, false);
  const {container, ...rest} = options;
  const {element, release} = reserveContainer(container);
  return createHandle(new Designer(element, rest), release, widgetEvents, {});
};

/** Starts a superuser widget. The declaration in `product/ui-sdk` documents the options and errors. */
export const initSuperuser: typeof Sdk.initSuperuser = (options) => {
  assertOptions(options, true);
  if (options.userId !== undefined) {
    assertKnownPerson(options.people, options.userId, false);
  }
  const {container, ...rest} = options;
  const {element, release} = reserveContainer(container);
  const designer = new SuperuserDesigner(element, rest);
  return createHandle(designer, release, [...widgetEvents, ...superuserEvents], {
    get userId() {
      return designer.userId;
    },
    get panel() {
      return designer.panel;
    },
    update: (changes: Parameters<SuperuserWidget['update']>[0]) => designer.update(changes),
    actFor: (userId) => designer.actFor(userId),
    openPanel: (panel) => designer.openPanel(panel),
    extractBrand: (websiteUrl) => designer.extractBrand(websiteUrl),
    saveBrand: (brand) => designer.saveBrand(brand),
  } satisfies Omit<SuperuserWidget, Exclude<keyof Widget, 'update'>>);
};

/**
 * Creates the public handle of a widget, which hides the implementation. It's frozen, so that pages can't replace its
 * members, and frameworks don't wrap it in a proxy.
 */
function createHandle<Members extends object>(
  designer: Designer,
  release: () => void,
  eventNames: readonly string[],
  otherMembers: Members,
): Widget<SuperuserEventMap> & Members {
  const handle: Widget<SuperuserEventMap> = {
    get state() {
      return designer.state;
    },
    get isOpen() {
      return designer.isOpen;
    },
    get selection() {
      return designer.selection;
    },
    whenReady: () => designer.whenReady(),
    on: (name, listener) => {
      designer.assertAlive();
      const expected = eventNames.map((eventName) => `'${eventName}'`).join(', ');
      assertArgument('name', name, {expected, accepts: (value) => eventNames.includes(String(value))});
      assertArgument('listener', listener, argumentRules.listener);
      return designer.emitter.on(name, listener);
    },
    update: (changes) => designer.update(changes),
    open: () => designer.open(),
    close: () => designer.close(),
    focus: () => designer.focus(),
    generate: (input) => designer.generate(input),
    resume: (requestId) => designer.resume(requestId),
    openDesign: (reference) => designer.openDesign(reference),
    selectVariant: (variantId) => designer.selectVariant(variantId),
    edit: () => designer.edit(),
    applyEdits: () => designer.applyEdits(),
    discardEdits: () => designer.discardEdits(),
    exportFile: (format) => designer.exportFile(format),
    signIn: () => designer.signIn(),
    signOut: () => designer.signOut(),
    destroy: () => {
      designer.destroy();
      release();
    },
  };
  // Getters are copied as getters.
  Object.defineProperties(handle, Object.getOwnPropertyDescriptors(otherMembers));
  return Object.freeze(handle as Widget<SuperuserEventMap> & Members);
}

// A type check at compile time: the module must export everything that the declarations promise.
({init, initSuperuser, isWidgetError, version}) satisfies typeof Sdk;
