import type {WidgetDeclaration} from '../../sandbox';
import {superuserSetups} from './superuser-setups';
import {widgetSetups} from './widget-setups';

/** The group that the superuser shares with the listed users. */
const group = 'region-west';

const widgetInterfaces = ['WidgetOptions', 'Widget', 'WidgetEventMap', 'WidgetErrorDetails'];
const superuserInterfaces = ['SuperuserOptions', 'SuperuserWidget', 'SuperuserEventMap', 'SuperuserErrorDetails'];

/** The widgets of the playground, by the name of the function that creates them. */
export const playgroundWidgets: Readonly<Record<string, WidgetDeclaration>> = {
  init: {interfaces: widgetInterfaces, options: {}, login: {userId: 'user-4821'}, users: [], setups: widgetSetups},
  initSuperuser: {
    interfaces: [...widgetInterfaces, ...superuserInterfaces],
    options: {
      people: "[{userId: 'user-4821', displayName: 'Maya R.'}, {userId: 'user-4822', displayName: 'Noah K.'}]",
    },
    login: {userId: 'admin-17', displayName: 'Western region', role: 'superuser', groups: [group]},
    users: [
      {userId: 'user-4821', groups: [group]},
      {userId: 'user-4822', displayName: 'Noah K.', groups: [group], plan: 'starter'},
    ],
    setups: superuserSetups,
  },
};
