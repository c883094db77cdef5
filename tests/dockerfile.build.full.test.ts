// cspell:ignore HEALTHCHECK
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {runBuildStage} from './support/dockerfile';
import {findNginx, serveWithNginx} from './support/nginx';

const root = path.resolve(import.meta.dirname, '..');

interface Step {
  readonly run?: string;
}

/** The steps of the job `image` in the CI workflow. */
function readImageSteps(): readonly Step[] {
  const {jobs} = parse(readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: {image: {steps: readonly Step[]}};
  };
  return jobs.image.steps;
}

test.skipIf(findNginx() === undefined)(
  'the instructions of the Dockerfile build a site that passes the checks of the CI workflow',
  async () => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'dockerfile-'));
    const stages = {site: path.join(folder, 'site'), image: path.join(folder, 'image')};
    const steps = readImageSteps();
    const [build = '', , checks = ''] = steps.flatMap(({run}) => run ?? []);
    const baseUrl = /--build-arg BASE_URL=(\S+)/.exec(build)?.[1] ?? '';
    expect(baseUrl).toBe('/developer/');
    try {
      const finalStage = runBuildStage(root, stages, {BASE_URL: baseUrl});
      const inImage = (file: string) => path.join(stages.image, file);

      const server = await serveWithNginx(inImage(`srv/site${baseUrl}`), baseUrl, {
        configuration: inImage('etc/nginx/nginx.conf'),
        site: inImage('etc/nginx/site.conf'),
      });
      try {
        const run = (command: string) =>
          execFileSync('sh', [
            '-e',
            '-c',
            command
              .replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):8080/g, server.origin)
              .replaceAll('/etc/nginx', inImage('etc/nginx')),
          ]);
        run(checks);

        const healthCheck = finalStage.find((instruction) => instruction.getKeyword() === 'HEALTHCHECK');
        const command = /CMD (.+)$/.exec(healthCheck?.getRawArgumentsContent() ?? '')?.[1] ?? '';
        expect(command).toContain('wget');
        run(command);
        expect(() => run(command.replace('base-url)', 'base-url)missing'))).toThrow();
      } finally {
        await server.close();
      }
    } finally {
      rmSync(folder, {recursive: true});
    }
  },
);
