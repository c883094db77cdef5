import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {environmentNames} from './env';
import {getAllowedHosts} from './hosting';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

/** All variables except the secret for uploading search records. */
const settings = environmentNames.filter((name) => name !== 'ALGOLIA_ADMIN_API_KEY');

describe('deployments accept all settings except the secret', () => {
  test('in the Dockerfile', () => {
    expect([...read('hosting/Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)).toEqual(settings);
  });

  test('in the GitHub Pages workflow', () => {
    const workflow = parse(read('.github/workflows/pages.yml')) as {jobs: {build: {steps: {env?: object}[]}}};
    expect(workflow.jobs.build.steps.flatMap(({env = {}}) => Object.keys(env))).toEqual(settings);
  });
});

test('the README documents all settings', () => {
  const readme = read('README.md');
  expect(environmentNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

const hosts = {
  tagManager: 'https://tags.example',
  search: ['https://search.example'],
  searchInsights: 'https://insights.example',
};
const search = {hosted: {appId: 'APP', apiKey: 'key'}, clickAnalytics: false};

test('allows no other host if no service is configured', () => {
  expect(getAllowedHosts({search: {clickAnalytics: true}}, hosts)).toEqual({script: [], connect: [], image: []});
});

test('allows requests to the hosted search, but not its scripts', () => {
  expect(getAllowedHosts({search}, hosts)).toEqual({script: [], connect: ['https://search.example'], image: []});
});

test('allows requests to the insights service if click analytics are on', () => {
  const {connect} = getAllowedHosts({search: {...search, clickAnalytics: true}}, hosts);
  expect(connect).toEqual(['https://search.example', 'https://insights.example']);
});

test('allows scripts, requests, and images of the tag manager', () => {
  const tagManager = ['https://tags.example'];
  expect(getAllowedHosts({tagManagerId: 'GTM-ABC', search: {clickAnalytics: false}}, hosts)).toEqual({
    script: tagManager,
    connect: tagManager,
    image: tagManager,
  });
});

test('allows the hosts of both services', () => {
  expect(getAllowedHosts({tagManagerId: 'GTM-ABC', search}, hosts).connect).toEqual([
    'https://tags.example',
    'https://search.example',
  ]);
});
