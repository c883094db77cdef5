import {declaredNames} from 'virtual:declarations';
import type * as Sdk from '../../ui-sdk';
import {Designer} from './designer';
import {isWidgetError} from './errors';
import {assertOptions, regularOptions, superuserOptions} from './options';
import {assertKnownPerson, SuperuserDesigner} from './superuser';
import {version} from './version';

export {isWidgetError, version};

const {widgetMembers, superuserMembers} = declaredNames;

/** Starts a widget. The declaration in `product/ui-sdk` documents the options and errors. */
export const init: typeof Sdk.init = (options) => {
  assertOptions(options, regularOptions, ['container', 'getToken']);
  return createHandle<Sdk.Widget>(new Designer(options), widgetMembers);
};

/** Starts a superuser widget. The declaration in `product/ui-sdk` documents the options and errors. */
export const initSuperuser: typeof Sdk.initSuperuser = (options) => {
  assertOptions(options, superuserOptions, ['container', 'getToken', 'people']);
  if (options.userId !== undefined) assertKnownPerson(options.people, options.userId, {recoverable: false});
  return createHandle<Sdk.SuperuserWidget>(new SuperuserDesigner(options), [
    // Both declare `update`.
    ...new Set([...widgetMembers, ...superuserMembers]),
  ]);
};

/**
 * Creates the public handle of a widget, which hides the implementation. It's frozen, so that pages can't replace its
 * members, and frameworks don't wrap it in a proxy.
 */
function createHandle<Handle extends object>(designer: Handle, members: readonly string[]): Handle {
  const handle = {} as Handle;
  for (const name of members) {
    const member: unknown = Reflect.get(designer, name);
    const descriptor =
      typeof member === 'function'
        ? {value: member.bind(designer) as unknown}
        : {get: () => Reflect.get(designer, name)};
    Object.defineProperty(handle, name, {enumerable: true, ...descriptor});
  }
  return Object.freeze(handle);
}

// A type check at compile time: the module must export everything that the declarations promise.
({init, initSuperuser, isWidgetError, version}) satisfies typeof Sdk;
