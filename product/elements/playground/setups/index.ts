import type {PlaygroundWidget} from './model';
import {superuserSetups} from './superuser';
import * as superuserCalls from './superuser-calls';
import {widgetSetups} from './widget';
import * as widgetCalls from './widget-calls';

const userId = 'user-4821';
const adminId = 'admin-17';
/** The group that the superuser shares with the listed users. */
const group = 'region-west';

const widgetInterfaces = ['WidgetOptions', 'Widget', 'WidgetEventMap', 'WidgetErrorDetails'];
const superuserInterfaces = ['SuperuserOptions', 'SuperuserWidget', 'SuperuserEventMap', 'SuperuserErrorDetails'];

const createLogInRequest = (body: Readonly<Record<string, unknown>>) => ({
  credential: 'apiKey',
  path: '/users/login',
  body,
});
const createTokenEndpoint = (body: Readonly<Record<string, unknown>>) => ({
  path: '/design-token',
  request: createLogInRequest(body),
});

/** The widgets of the playground, by the name of the function that creates them. */
export const playgroundWidgets: Readonly<Record<string, PlaygroundWidget>> = {
  init: {
    interfaces: widgetInterfaces,
    options: {},
    tokenEndpoint: createTokenEndpoint({userId}),
    owner: {credential: 'userToken', userId},
    preparation: [],
    calls: widgetCalls,
    setups: widgetSetups,
  },
  initSuperuser: {
    interfaces: [...widgetInterfaces, ...superuserInterfaces],
    options: {
      people: [
        {userId, displayName: 'Maya R.'},
        {userId: 'user-4822', displayName: 'Noah K.'},
      ],
    },
    tokenEndpoint: createTokenEndpoint({
      userId: adminId,
      displayName: 'Western region',
      role: 'superuser',
      groups: [group],
    }),
    owner: {credential: 'userToken', userId: adminId},
    preparation: [
      createLogInRequest({userId, groups: [group]}),
      createLogInRequest({userId: 'user-4822', displayName: 'Noah K.', groups: [group], plan: 'starter'}),
    ],
    calls: {...widgetCalls, ...superuserCalls},
    setups: superuserSetups,
  },
};
