import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findFreePort, type RunningServer} from './listen';
import {startProgram} from './programs';

/** Path of the Brotli module in Debian's package. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Finds the locally installed nginx, and whether it can serve `.br` files. Returns `undefined` if it isn't installed.
 */
export function findNginx(): {program: string; brotli: boolean} | undefined {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  return program === undefined ? undefined : {program, brotli: existsSync(brotliModule)};
}

function replaceSetting(text: string, from: string, to: string): string {
  if (!text.includes(from)) {
    throw new Error(`tools/docker/nginx.conf doesn't contain "${from}". Update tests/support/nginx.ts.`);
  }
  return text.replaceAll(from, to);
}

/**
 * Serves a build with nginx and `tools/docker/nginx.conf`. Changes the port, folders, and log of the configuration, and
 * removes what the local nginx doesn't support.
 *
 * @param build - The build folder.
 * @param baseUrl - Path of the site, with a leading and a trailing slash.
 * @throws Error with the output of nginx if it rejects the configuration.
 */
export async function serveWithNginx(build: string, baseUrl = '/'): Promise<RunningServer> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error("nginx isn't installed.");
  const image = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const folder = path.join(image, 'etc/nginx');
  cpSync(build, path.join(image, 'srv/site', baseUrl), {recursive: true});
  mkdirSync(path.join(folder, 'site.d'), {recursive: true});
  cpSync(path.join(build, '_nginx.conf'), path.join(folder, 'site.conf'));
  if (nginx.brotli) writeFileSync(path.join(folder, 'site.d/brotli.conf'), 'brotli_static on;\n');
  const port = await findFreePort();
  let configuration = readFileSync(path.resolve(__dirname, '../../tools/docker/nginx.conf'), 'utf8');
  configuration = replaceSetting(configuration, ' /tmp/', ` ${folder}/`);
  configuration = replaceSetting(configuration, 'access_log /dev/stdout;', 'access_log off;');
  configuration = replaceSetting(configuration, 'error_log stderr warn;', 'error_log stderr notice;');
  configuration = replaceSetting(configuration, 'listen 8080;', `listen 127.0.0.1:${port};`);
  configuration = replaceSetting(configuration, 'root /srv/site;', `root ${path.join(image, 'srv/site')};`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  // If root starts nginx, its workers run as a user without access to this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const command = [nginx.program, '-e', 'stderr', '-c', file, '-g', `${user} daemon off;`];
  const {stop} = await startProgram(command, 'start worker process', {env: process.env});
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await stop();
      rmSync(image, {recursive: true});
    },
  };
}
