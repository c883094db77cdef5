import {existsSync} from 'node:fs';
import {site} from '../../config/site';
import {serveSite} from './serve';

/* Serves `build/` for the browser tests. The first argument is the port. */
const port = Number(process.argv[2]);
if (!existsSync('build/index.html')) throw new Error('There is no production build. Run "npm run build" first.');
void serveSite('build', {port, baseUrl: site.baseUrl}).then(({origin}) => {
  console.log(`Serving build/ on ${origin}${site.baseUrl}`);
});
