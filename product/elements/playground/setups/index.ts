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

/** The playground's widgets, by the name of the function that creates them. */
export const playgroundWidgets: Readonly<Record<string, PlaygroundWidget>> = {
  init: {options: {}, user: {userId}, otherUsers: [], setups: widgetSetups},
  initSuperuser: {
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
