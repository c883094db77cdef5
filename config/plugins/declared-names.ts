import {sdkDeclarations} from './contract';

const {options, functions, events, types} = sdkDeclarations.readModel();

const listNames = (entries: readonly {readonly name: string}[] = []) => entries.map(({name}) => name);

const listMembers = (handle: string) =>
  listNames([...(functions.get(handle) ?? []), ...(types.get(handle)?.members ?? [])]);

/**
 * The names in the SDK's declarations that the widget needs at run time. The widget imports them from
 * `virtual:declarations`, which the build generates.
 */
export const declaredNames = {
  languages: types.get('Language')?.values,
  changeableOptions: listNames(
    options.get('WidgetOptions')?.filter(({tags: {changeable = ''}}) => changeable.startsWith('Yes')),
  ),
  widgetEvents: listNames(events.get('WidgetEventMap')),
  superuserEvents: listNames(events.get('SuperuserEventMap')),
  widgetMembers: listMembers('Widget'),
  superuserMembers: listMembers('SuperuserWidget'),
};
