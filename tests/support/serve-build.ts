import {existsSync} from 'node:fs';
import {site} from '../../config/site';
import {serveSite} from './serve';

/** Serves `build/` for the browser tests on the port that the first argument names. */
const port = Number(process.argv[2]);
if (!existsSync('build/index.html')) {
  throw new Error('There is no production build: run "npm run build" first, or "npm test", which does.');
}
void serveSite('build', {port, baseUrl: site.baseUrl}).then(({origin}) => {
  console.log(`Serving build/ on ${origin}${site.baseUrl}`);
});
