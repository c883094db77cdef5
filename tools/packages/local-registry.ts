import {execFileSync, fork} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runNpm} from '../run-npm';
import {packPackages} from './pack-packages';
import {listPublishedPackages} from './packages';

// A local npm registry with the packages of this repository. All other packages come from the registry that npm uses,
// whose URL is only read when the registry starts, and never written to a file.

const [scope = ''] = (listPublishedPackages()[0]?.manifest.name ?? '').split('/');

/** A registry in a process of its own, so it also responds while this process is blocked. It ends with this process. */
export interface LocalRegistry {
  /** URL with a trailing slash. */
  readonly url: string;
  /** Publishes the compiled packages, with another version than their own if one is passed. */
  readonly publish: (version?: string) => void;
}

/**
 * Starts a registry with an empty, temporary store.
 *
 * @param port - The default 0 selects a free port.
 */
export async function startLocalRegistry(port = 0): Promise<LocalRegistry> {
  const storage = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const child = fork(__filename, [storage, String(port)], {execArgv: ['--import', 'tsx']});
  const failure = once(child, 'exit').then(() => {
    throw new Error(`The registry didn't start. Is port ${port} in use?`);
  });
  const [url] = (await Promise.race([once(child, 'message'), failure])) as [string];
  failure.catch(() => undefined);
  child.unref();
  child.channel?.unref();
  return {url, publish: (version) => publishPackages(url, version)};
}

function publishPackages(url: string, version?: string): void {
  const work = mkdtempSync(path.join(tmpdir(), 'publish-'));
  try {
    const folders = [...packPackages(work)].map(([name, tarball]) => {
      const folder = path.join(work, name);
      execFileSync('tar', ['-xzf', tarball, '-C', work]);
      cpSync(path.join(work, 'package'), folder, {recursive: true});
      rmSync(path.join(work, 'package'), {recursive: true});
      const file = path.join(folder, 'package.json');
      const manifest = readFileSync(file, 'utf8');
      const {version: current} = JSON.parse(manifest) as {version: string};
      // The packages depend on exactly this version of each other.
      const names = `(?<="(?:version|${scope}/[\\w-]+)": )"${current.replaceAll('.', String.raw`\.`)}"`;
      if (version !== undefined) writeFileSync(file, manifest.replaceAll(new RegExp(names, 'g'), `"${version}"`));
      return folder;
    });
    // The registry accepts any token, but npm doesn't publish without one.
    const env = {
      ...process.env,
      [`npm_config_${scope}:registry`]: url,
      [`npm_config_${url.replace('http:', '')}:_authToken`]: 'none',
    };
    const manifest = {private: true, workspaces: folders.map((folder) => path.relative(work, folder))};
    writeFileSync(path.join(work, 'package.json'), JSON.stringify(manifest));
    runNpm(['publish', '--workspaces', '--ignore-scripts', '--access', 'public', '--provenance=false'], {
      cwd: work,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}

/** Runs the registry in a child process. */
async function serve(storage: string, port: number): Promise<void> {
  const {runServer} = (await import('verdaccio')) as {runServer: (config: object) => Promise<Server>};
  const server = await runServer({
    storage,
    self_path: storage,
    uplinks: {default: {url: runNpm(['config', 'get', 'registry']).trim()}},
    packages: {
      [`${scope}/*`]: {access: '$all', publish: '$all'},
      '**': {access: '$all', proxy: 'default'},
    },
    // Larger than the tarball of any package.
    max_body_size: '50mb',
    web: {enable: false},
    log: {type: 'stdout', format: 'pretty', level: 'warn'},
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  process.send?.(`http://localhost:${(server.address() as AddressInfo).port}/`);
  // The parent process has ended, in any way.
  process.once('disconnect', () => {
    rmSync(storage, {recursive: true, force: true, maxRetries: 3});
    process.exit();
  });
}

if (process.argv[1] === __filename) {
  serve(process.argv[2] ?? '', Number(process.argv[3])).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
