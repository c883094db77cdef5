import type {PlaygroundWidget} from './model';
import superuserSetups from './superuser-setups.json';
import widgetSetups from './widget-setups.json';

const userId = 'user-4821';
const people = [
  {userId, displayName: 'Maya R.'},
  {userId: 'user-4822', displayName: 'Noah K.'},
];
/** The group that the superuser shares with the listed users. */
const groups = ['region-west'];

const interfaces = ['WidgetOptions', 'Widget', 'WidgetEventMap', 'WidgetErrorDetails'];
const superuserInterfaces = ['SuperuserOptions', 'SuperuserWidget', 'SuperuserEventMap', 'SuperuserErrorDetails'];

/** The playground's widgets, by the name of the function that creates them. */
export const playgroundWidgets: Readonly<Record<string, PlaygroundWidget>> = {
  init: {interfaces, options: {}, user: {userId}, otherUsers: [], setups: widgetSetups},
  initSuperuser: {
    interfaces: [...interfaces, ...superuserInterfaces],
    options: {people},
    user: {userId: 'admin-17', displayName: 'Western region', role: 'superuser', groups},
    otherUsers: [
      {userId, groups},
      {userId: 'user-4822', displayName: 'Noah K.', groups, plan: 'starter'},
    ],
    setups: {
      function: {...widgetSetups.function, ...superuserSetups.function},
      event: {...widgetSetups.event, ...superuserSetups.event},
      error: {...widgetSetups.error, ...superuserSetups.error},
      option: {...widgetSetups.option, ...superuserSetups.option},
    },
  },
};
