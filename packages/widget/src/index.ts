import type * as Sdk from '../../../contract/ui-sdk';
import type {SuperuserEventMap, SuperuserWidget, Widget} from '../../../contract/ui-sdk';
import {Designer} from './designer';
import {eventNames} from './emitter';
import {isWidgetError} from './errors';
import {argumentRules, checkOptions, checkValue} from './options';
import {takeContainer} from './start';
import {assertKnown, SuperuserDesigner} from './superuser';
import {version} from './version';

export {isWidgetError, version};

/** Starts a widget: see the declarations. */
export const init: typeof Sdk.init = (options) => {
  checkOptions(options, false);
  const {container, ...rest} = options;
  const {element, release} = takeContainer(container);
  const designer = new Designer(element, rest);
  return freeze(handleOf(designer, release, false));
};

/** Starts a widget for a superuser: see the declarations. */
export const initSuperuser: typeof Sdk.initSuperuser = (options) => {
  checkOptions(options, true);
  if (options.userId !== undefined) {
    assertKnown(options.people, options.userId, false);
  }
  const {container, ...rest} = options;
  const {element, release} = takeContainer(container);
  const designer = new SuperuserDesigner(element, rest);
  const more: Omit<SuperuserWidget, Exclude<keyof Widget, 'update'>> = {
    get userId() {
      return designer.userId;
    },
    get panel() {
      return designer.panel;
    },
    update: (changes) => {
      designer.update(changes);
    },
    actFor: (userId) => {
      designer.actFor(userId);
    },
    openPanel: (panel) => {
      designer.openPanel(panel);
    },
    extractBrand: (websiteUrl) => designer.extractBrand(websiteUrl),
    saveBrand: (brand) => designer.saveBrand(brand),
  };
  return freeze(extend(handleOf(designer, release, true), more));
};

/** The public part of a widget: functions and getters, without a way to its inside. */
function handleOf(designer: Designer, release: () => void, isSuperuser: boolean): Widget<SuperuserEventMap> {
  const names = Object.entries(eventNames).flatMap(([name, isTheirs]) => (isTheirs && !isSuperuser ? [] : [name]));
  return {
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
      const takes = names.map((known) => `'${known}'`).join(', ');
      checkValue('name', name, {takes, accepts: (value) => names.includes(String(value))});
      checkValue('listener', listener, argumentRules.listener);
      return designer.emitter.on(name, listener);
    },
    update: (changes) => {
      designer.update(changes);
    },
    open: () => {
      designer.open();
    },
    close: () => {
      designer.close();
    },
    focus: () => {
      designer.focus();
    },
    generate: (input) => designer.generate(input),
    resume: (requestId) => designer.resume(requestId),
    openDesign: (reference) => designer.openDesign(reference),
    selectVariant: (variantId) => {
      designer.selectVariant(variantId);
    },
    edit: () => {
      designer.edit();
    },
    applyEdits: () => designer.applyEdits(),
    discardEdits: () => {
      designer.discardEdits();
    },
    exportFile: (format) => designer.exportFile(format),
    signIn: () => designer.signIn(),
    signOut: () => {
      designer.signOut();
    },
    destroy: () => {
      designer.destroy();
      release();
    },
  };
}

/** The handle with more on it, or something else in its place; getters stay getters. */
function extend<Base extends object, More extends object>(base: Base, more: More): Omit<Base, keyof More> & More {
  const extended: object = Object.defineProperties(base, Object.getOwnPropertyDescriptors(more));
  return extended as Omit<Base, keyof More> & More;
}

/** A frozen handle: frameworks leave it alone instead of wrapping it. */
function freeze<T extends object>(handle: T): T {
  return Object.freeze(handle);
}

({init, initSuperuser, isWidgetError, version}) satisfies typeof Sdk;
