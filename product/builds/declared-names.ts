import type {SdkModel} from '../elements/sdk-reference/model';

const listNames = (entries: readonly {readonly name: string}[] = []) => entries.map(({name}) => name);

/**
 * Returns the names in the SDK's declarations that the widget needs at run time. The widget imports them from
 * `virtual:declarations`, which the build generates.
 */
export function listDeclaredNames({options, functions, events, types}: SdkModel) {
  const listMembers = (handle: string) =>
    listNames([...(functions.get(handle) ?? []), ...(types.get(handle)?.members ?? [])]);
  return {
    languages: types.get('Language')?.values,
    changeableOptions: listNames(
      options.get('WidgetOptions')?.filter(({tags: {changeable = ''}}) => changeable.startsWith('Yes')),
    ),
    widgetEvents: listNames(events.get('WidgetEventMap')),
    superuserEvents: listNames(events.get('SuperuserEventMap')),
    widgetMembers: listMembers('Widget'),
    superuserMembers: listMembers('SuperuserWidget'),
  };
}
