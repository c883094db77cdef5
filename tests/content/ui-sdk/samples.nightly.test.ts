import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sdkDeclarations} from '../../../config/contract';
import {copySamples, installSamples, samplesFolder, type SamplesCopy} from './support/samples';

const root = path.resolve(__dirname, '../../..');
let copy: SamplesCopy;

beforeAll(() => {
  installSamples();
  copy = copySamples(['ui-sdk', 'tsconfig.json']);
  symlinkSync(path.join(samplesFolder, 'node_modules'), path.join(copy.folder, 'node_modules'), 'dir');
  const declarations = path.join(copy.folder, 'declarations');
  mkdirSync(declarations);
  for (const file of sdkDeclarations.files) {
    writeFileSync(path.join(declarations, path.basename(file)), sdkDeclarations.readText(file));
  }
  // In the repository, the declarations are beside the samples.
  const tsconfig = path.join(copy.folder, 'tsconfig.json');
  writeFileSync(tsconfig, readFileSync(tsconfig, 'utf8').replace('../ui-sdk', './declarations'));
});

afterAll(() => copy.remove());

/**
 * Runs the Vue compiler, which checks TypeScript and Vue files alike, and returns a line for each error in the samples.
 */
function compile(configuration: string): string[] {
  const program = path.join(samplesFolder, 'node_modules/vue-tsc/bin/vue-tsc.js');
  const {stdout, stderr, error} = spawnSync(process.execPath, [program, '-p', configuration, '--pretty', 'false'], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
}

function configure(name: string, files: readonly string[]): string {
  const file = path.join(copy.folder, name);
  writeFileSync(file, JSON.stringify({extends: './tsconfig.json', include: [], exclude: [], files}));
  return file;
}

describe('the widget samples', () => {
  test('compile: TypeScript, React, Vue, Angular', () => {
    expect(compile('tsconfig.json')).toEqual([]);
  });

  const mistakes = readdirSync(path.join(samplesFolder, 'ui-sdk/mistakes'));

  test('fail with the documented errors if they demonstrate a mistake', () => {
    const files = mistakes.map((name) => `ui-sdk/mistakes/${name}`);
    const documentedErrors = files.map((file) => {
      const source = readFileSync(path.join(samplesFolder, file), 'utf8');
      const [, error = 'states no error'] = /^\/\/ (TS\d+: .+(?:\n\/\/ .+)*)$/m.exec(source) ?? [];
      return `${file}: ${error.replaceAll('\n// ', ' ')}`;
    });
    const lines = compile(configure('mistakes.json', files));
    expect(lines.map((line) => line.replace(/\(.*?\): error /, ': ')).sort()).toEqual(documentedErrors.sort());
  });

  test('are all shown on a page', () => {
    const pages = readdirSync(path.join(root, 'docs/ui-sdk'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    const files = readdirSync(path.join(samplesFolder, 'ui-sdk'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    expect(files.filter((file) => !pages.includes(`file=${file}`))).toEqual([]);
  });
});
