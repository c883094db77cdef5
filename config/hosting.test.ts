import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {environmentNames} from './env';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

/** What a published site may be told: everything but the secret with which the hosted search is filled. */
const settings = environmentNames.filter((name) => name !== 'ALGOLIA_ADMIN_API_KEY');

describe('a published site can be given every setting, and no secret', () => {
  test('by the Dockerfile', () => {
    expect([...read('hosting/Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)).toEqual(settings);
  });

  test('by the workflow for GitHub Pages', () => {
    const workflow = parse(read('.github/workflows/pages.yml')) as {jobs: {build: {steps: {env?: object}[]}}};
    expect(workflow.jobs.build.steps.flatMap(({env = {}}) => Object.keys(env))).toEqual(settings);
  });
});

test('README, "Publish it", names every setting', () => {
  const [, section = ''] = read('README.md').split(/^## Publish it$/m);
  const [table = ''] = section.split('| Host |');
  expect([...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name).sort()).toEqual([...environmentNames].sort());
});
