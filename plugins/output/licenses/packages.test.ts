// cspell:ignore Gruber
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {renderLicenses, getPackageFolder, readPackages} from './packages';

describe('getPackageFolder', () => {
  test.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@scope/name/lib/a.js', '/site/node_modules/@scope/name'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\react\\index.js', 'C:/site/node_modules/react'],
  ])('the package folder of %s is %s', (module, folder) => {
    expect(getPackageFolder(module)).toBe(folder);
  });

  test.each(['/site/src/index.ts', 'webpack/runtime/chunk', ''])("%s doesn't belong to a package", (module) => {
    expect(getPackageFolder(module)).toBeUndefined();
  });
});

describe('readPackages', () => {
  let folder: string;
  const write = (file: string, text: string | object) => {
    writeFileSync(path.join(folder, file), typeof text === 'string' ? text : JSON.stringify(text));
  };
  const options = {
    file: 'licenses.ts',
    allowedLicenses: ['MIT', 'Apache-2.0'],
    packageLicenses: {isarray: {copyright: 'Copyright (c) 2013 Julian Gruber'}, teapot: {license: 'MIT'}},
  };
  const read = () => readPackages([folder, folder], options);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  test('reads licenses and notices in alphabetical order', () => {
    write('package.json', {name: 'a', version: '1.0.0', license: 'Apache-2.0'});
    write('NOTICE', 'the notice\r\n');
    write('LICENSE.md', 'the license');
    write('licenses.js', 'code');
    mkdirSync(path.join(folder, 'lib'));
    expect(read()[0]).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'Apache-2.0',
      texts: ['the license', 'the notice'],
    });
  });

  test('adds the license text of packages with a known copyright notice', () => {
    write('package.json', {name: 'isarray', version: '0.0.1', license: 'MIT'});
    expect(read()[0]?.texts.join()).toMatch(/MIT License[^]*Julian Gruber[^]*Permission is hereby granted/);
  });

  test('uses the known license of a package that declares none', () => {
    write('package.json', {name: 'teapot', version: '1.0.0'});
    write('license', 'the license');
    expect(read()[0]).toMatchObject({license: 'MIT', texts: ['the license']});
  });

  test('accepts a package that offers a choice with an allowed license', () => {
    write('package.json', {name: 'a', version: '1.0.0', license: '(MPL-2.0 OR Apache-2.0)'});
    write('LICENSE', 'both licenses');
    expect(read()[0]).toMatchObject({license: '(MPL-2.0 OR Apache-2.0)'});
  });

  test('rejects a choice that is combined with a license that is not allowed', () => {
    write('package.json', {name: 'a', version: '1.0.0', license: '(MIT OR GPL-3.0-only) AND CC-BY-NC-4.0'});
    write('LICENSE', 'all licenses');
    expect(read).toThrow('AND CC-BY-NC-4.0" isn\'t allowed');
  });

  test('explains once how to fix a license that is missing, not allowed, or without text', () => {
    write('package.json', {name: '@tea/cup', version: '1.0.0'});
    write('LICENSE', 'the license');
    expect(read).toThrow(
      /^licenses\.ts: browsers load the package @tea\/cup \(1\.0\.0\), whose package\.json declares no license\. Look it up in node_modules\/@tea\/cup\/LICENSE, and add it to packageLicenses: '@tea\/cup': \{license: 'MIT'\}\..*$/,
    );
    write('package.json', {name: 'b', version: '1.0.0', license: 'GPL-3.0'});
    expect(read).toThrow('license "GPL-3.0" isn\'t allowed');
    rmSync(path.join(folder, 'LICENSE'));
    write('package.json', {name: 'b', version: '1.0.0', license: 'MIT'});
    expect(read).toThrow("doesn't contain the text of its license (MIT)");
  });
});

test('lists packages in alphabetical order, and each version once', () => {
  const createEntry = (name: string, version = '1.0.0') => ({
    name,
    version,
    license: 'MIT',
    texts: [`text of ${name}`],
  });
  const list = renderLicenses([createEntry('b'), createEntry('a', '2.0.0'), createEntry('a'), createEntry('b')]);
  expect(list).toBe(renderLicenses([createEntry('a'), createEntry('b'), createEntry('a', '2.0.0')]));
  expect(list.match(/^\S+@\S+ \(\S+\)$/gm)).toEqual(['a@1.0.0 (MIT)', 'a@2.0.0 (MIT)', 'b@1.0.0 (MIT)']);
  expect(list).toContain('text of a');
});
