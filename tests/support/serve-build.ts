import {site} from '../../config/site';
import {serveSite} from './serve';

/* Serves `build/` for the browser tests. The first argument is the port. */
const port = Number(process.argv[2]);
void serveSite('build', {port, baseUrl: site.baseUrl}).then(({origin}) =>
  console.log(`Serving build/ on ${origin}${site.baseUrl}`),
);
