// cspell:ignore Gruber
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {licenseList, packageFolder, readPackage} from './packages';

describe('packageFolder', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@scope/name/lib/a.js', '/site/node_modules/@scope/name'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\react\\index.js', 'C:/site/node_modules/react'],
  ])('of %s is %s', (module, folder) => {
    expect(packageFolder(module)).toBe(folder);
  });

  it.each(['/site/src/index.ts', 'webpack/runtime/chunk', ''])('is none for %s', (module) => {
    expect(packageFolder(module)).toBeUndefined();
  });
});

describe('readPackage', () => {
  let folder: string;
  const write = (file: string, text: string | object) => {
    writeFileSync(path.join(folder, file), typeof text === 'string' ? text : JSON.stringify(text));
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('takes license and notices, in a stable order', () => {
    write('package.json', {name: 'a', version: '1.0.0', license: 'Apache-2.0'});
    write('NOTICE', 'the notice\r\n');
    write('LICENSE.md', 'the license');
    write('licenses.js', 'code');
    mkdirSync(path.join(folder, 'lib'));
    expect(readPackage(folder)).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'Apache-2.0',
      texts: ['the license', 'the notice'],
    });
  });

  it('knows the copyright of a package that forgot the text', () => {
    write('package.json', {name: 'isarray', version: '0.0.1', license: 'MIT'});
    expect(readPackage(folder).texts.join()).toMatch(/MIT License[^]*Julian Gruber[^]*Permission is hereby granted/);
  });

  it('says what to do with any other without a text, or without a license', () => {
    write('package.json', {name: 'b', version: '1.0.0', license: 'MIT'});
    expect(() => readPackage(folder)).toThrow(/b@1\.0\.0 .* without the text .*\. Add its copyright to .*without-text/);
    write('package.json', {name: 'b', version: '1.0.0'});
    expect(() => readPackage(folder)).toThrow(/does not say under which license\. Replace/);
  });
});

describe('licenseList', () => {
  const entry = (name: string, version = '1.0.0', license = 'MIT') => ({
    name,
    version,
    license,
    texts: [`text of ${name}`],
  });

  it('is the same whatever the order, and names a package of one version once', () => {
    const list = licenseList([entry('b'), entry('a', '2.0.0'), entry('a'), entry('b')], ['MIT']);
    expect(list).toBe(licenseList([entry('a'), entry('b'), entry('a', '2.0.0')], ['MIT']));
    expect(list.match(/^\S+@\S+ \(MIT\)$/gm)).toEqual(['a@1.0.0 (MIT)', 'a@2.0.0 (MIT)', 'b@1.0.0 (MIT)']);
    expect(list).toContain('text of a');
  });

  it('refuses a license that is not allowed', () => {
    expect(() => licenseList([entry('a'), entry('c', '1.0.0', 'GPL-3.0')], ['MIT'])).toThrow(
      'c@1.0.0 is sent to browsers under "GPL-3.0"',
    );
  });
});
