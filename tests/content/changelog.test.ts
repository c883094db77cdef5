import {readFileSync} from 'node:fs';
import {version as widgetVersion} from '@developer-docs/widget/version';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

interface Changelog {
  readonly enum: readonly string[];
  readonly 'x-values': Readonly<Record<string, {readonly version: string}>>;
}

const read = (file: string) => parse(readFileSync(`product/openapi/${file}.yaml`, 'utf8')) as unknown;
const changelogs = read('components/changelog') as Readonly<Record<'ApiChange' | 'SdkChange', Changelog>>;
const listVersions = (name: keyof typeof changelogs) =>
  changelogs[name].enum.map((key) => changelogs[name]['x-values'][key]?.version);

test.each(['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'])(
  'the changelog of the API starts with the version of %s',
  (name) => {
    expect(read(name)).toMatchObject({info: {version: listVersions('ApiChange')[0]}});
  },
);

test("the changelog of the widget starts with the widget's version", () => {
  expect(listVersions('SdkChange')[0]).toBe(widgetVersion);
});

test('the API overview has all versions', () => {
  const page = readFileSync('docs/api/overview.mdx', 'utf8');
  expect(listVersions('ApiChange').filter((version) => !page.includes(`where="version=${String(version)}"`))).toEqual(
    [],
  );
});
