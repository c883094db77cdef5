import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {environmentNames} from './env';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

/** All variables except the secret for uploading search records. */
const settings = environmentNames.filter((name) => name !== 'ALGOLIA_ADMIN_API_KEY');

describe('deployments accept all settings except the secret', () => {
  test('in the Dockerfile', () => {
    expect([...read('tools/docker/Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)).toEqual(settings);
  });

  test('in the GitHub Pages workflow', () => {
    const workflow = parse(read('.github/workflows/pages.yml')) as {jobs: {build: {steps: {env?: object}[]}}};
    expect(workflow.jobs.build.steps.flatMap(({env = {}}) => Object.keys(env))).toEqual(settings);
  });
});

test('the page about the example site documents all settings', () => {
  const readme = read('.github/EXAMPLE_SITE.md');
  expect(environmentNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
