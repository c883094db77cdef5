// cspell:ignore Gruber
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {renderLicenses, packageFolder, readPackage} from './packages';

describe('packageFolder', () => {
  test.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@scope/name/lib/a.js', '/site/node_modules/@scope/name'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\react\\index.js', 'C:/site/node_modules/react'],
  ])('the folder of %s is %s', (module, folder) => {
    expect(packageFolder(module)).toBe(folder);
  });

  test.each(['/site/src/index.ts', 'webpack/runtime/chunk', ''])('%s does not belong to a package', (module) => {
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

  test('reads licenses and notices in alphabetical order', () => {
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

  test('adds the license text of packages with a known copyright notice', () => {
    write('package.json', {name: 'isarray', version: '0.0.1', license: 'MIT'});
    expect(readPackage(folder).texts.join()).toMatch(/MIT License[^]*Julian Gruber[^]*Permission is hereby granted/);
  });

  test('rejects other packages without a license or its text', () => {
    write('package.json', {name: 'b', version: '1.0.0', license: 'MIT'});
    expect(() => readPackage(folder)).toThrow(
      /b@1\.0\.0 .* doesn't contain the text .*\. Add its copyright notice to .*missing-texts/,
    );
    write('package.json', {name: 'b', version: '1.0.0'});
    expect(() => readPackage(folder)).toThrow(/doesn't declare a license\. Replace/);
  });
});

describe('renderLicenses', () => {
  const entry = (name: string, version = '1.0.0', license = 'MIT') => ({
    name,
    version,
    license,
    texts: [`text of ${name}`],
  });

  test('sorts packages and lists each version once', () => {
    const list = renderLicenses([entry('b'), entry('a', '2.0.0'), entry('a'), entry('b')], ['MIT']);
    expect(list).toBe(renderLicenses([entry('a'), entry('b'), entry('a', '2.0.0')], ['MIT']));
    expect(list.match(/^\S+@\S+ \(MIT\)$/gm)).toEqual(['a@1.0.0 (MIT)', 'a@2.0.0 (MIT)', 'b@1.0.0 (MIT)']);
    expect(list).toContain('text of a');
  });

  test('rejects licenses that are not allowed', () => {
    expect(() => renderLicenses([entry('a'), entry('c', '1.0.0', 'GPL-3.0')], ['MIT'])).toThrow(
      'its license, "GPL-3.0", isn\'t allowed',
    );
  });
});
