import {init} from '@__SLUG__/ui-sdk';
import {getToken} from '../frameworks/get-token';

init({
  container: '#designer',
  getToken,
  locale: 'german',
});
// TS2322: Type '"german"' is not assignable to type 'Locale'.
