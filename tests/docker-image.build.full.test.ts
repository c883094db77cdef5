// cspell:ignore HEALTHCHECK
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DockerfileParser, type Instruction} from 'dockerfile-ast';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {environmentNames} from '../config/env';
import {findNginx, serveImage} from './support/nginx';

const root = path.resolve(import.meta.dirname, '..');
const dockerfile = readFileSync(path.join(root, 'hosting/Dockerfile'), 'utf8');
const baseUrl = '/developer/';

/** The build stage's files, and those that it adds to the image. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'docker-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Returns whether `Dockerfile.dockerignore` excludes a path. Supports `*`, `**`, and comments. */
function isIgnored(file: string): boolean {
  const patterns = readFileSync(path.join(root, 'hosting/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .replaceAll(/[.+?^$()|[\]{}]/g, String.raw`\$&`)
        .replaceAll(/(?<!\*)\*(?!\*)/g, '[^/]*')
        .replaceAll('**/', '(?:.*/)?'),
    );
  return new RegExp(`^(?:${patterns.join('|')})(?:/|$)`).test(file.replaceAll('\\', '/'));
}

/** Executes the build stage's instructions in folders on this machine instead of in a container. */
function executeBuildStage(instructions: readonly Instruction[]): {readonly image: string} {
  const site = path.join(folder, 'site');
  const image = path.join(folder, 'image');
  const inheritedVariables = Object.entries(process.env).filter(
    ([name]) => ![...environmentNames, 'NODE_ENV'].includes(name),
  );
  const environment: NodeJS.ProcessEnv = {...Object.fromEntries(inheritedVariables), BASE_URL: baseUrl};
  const run = (command: string) => {
    execFileSync('sh', ['-c', command], {cwd: site, env: environment, stdio: 'pipe'});
  };
  for (const instruction of instructions) {
    const text = instruction.getRawArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'WORKDIR':
        mkdirSync(site);
        break;
      case 'COPY': {
        const files = text.split(/\s+/).slice(0, -1);
        for (const file of files) {
          cpSync(path.join(root, file), path.join(site, file), {
            recursive: true,
            filter: (source) => !isIgnored(path.relative(root, source)),
          });
        }
        break;
      }
      case 'ARG': {
        const [name = '', value] = text.split('=');
        environment[name] ??= value;
        break;
      }
      case 'RUN':
        if (text.startsWith('npm ci')) {
          // Checks the manifest and the lockfile without the network.
          run(`${text} --dry-run --offline`);
          symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');
        } else {
          run(text.replaceAll('/image', image));
        }
        break;
      default:
        throw new Error(`Unsupported instruction ${instruction.getKeyword()}. Update this function.`);
    }
  }
  return {image};
}

test.skipIf(findNginx() === undefined)('the image contains the site, and nginx serves it', async () => {
  const instructions = DockerfileParser.parse(dockerfile).getInstructions();
  const [build = [], final = []] = instructions
    .flatMap((instruction, index) => (instruction.getKeyword() === 'FROM' ? [index] : []))
    .map((start, index, starts) => instructions.slice(start + 1, starts[index + 1]));
  const {image} = executeBuildStage(build);
  expect(final.map(String)).toContain('COPY --from=build /image /');
  const server = await serveImage(image);
  try {
    const page = await fetch(`${server.origin}${baseUrl}docs/intro`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain(`href="${baseUrl}`);
    expect((await fetch(`${server.origin}${baseUrl}nowhere`)).status).toBe(404);
    const healthCheck = final.find((instruction) => instruction.getKeyword() === 'HEALTHCHECK');
    const [, command = ''] = /CMD (.*)/.exec(healthCheck?.getRawArgumentsContent() ?? '') ?? [];
    const localCommand = command
      .replace('http://127.0.0.1:8080', server.origin)
      .replace('/etc/nginx', path.join(image, 'etc/nginx'));
    execFileSync('sh', ['-c', localCommand]);
  } finally {
    await server.close();
  }
});
