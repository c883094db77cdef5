import {init} from '@__SLUG__/ui-sdk';
import {getToken} from '../frameworks/get-token';

init({
  container: '#designer',
  getToken,
  tehme: 'dark',
});
// TS2561: Object literal may only specify known properties, but 'tehme' does not exist in type 'WidgetOptions'. Did you
// mean to write 'theme'?
