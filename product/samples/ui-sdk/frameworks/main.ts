import {init} from '@__SLUG__/ui-sdk';
import {getToken} from './get-token';

const widget = init({
  container: '#designer',
  apiUrl: 'http://localhost:4010/v1',
  getToken,
});

widget.on('design-accepted', ({designId, files}) => {
  console.log(designId, files);
});
