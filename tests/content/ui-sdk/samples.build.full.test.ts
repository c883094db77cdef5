import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {contract} from '../../../contract.config';
import {copySamples, installSamples, samplesFolder, type SamplesCopy} from './support/samples';

/** The part of `@vue/compiler-sfc` that this module uses. The package belongs to the samples. */
interface VueCompiler {
  readonly parse: (source: string) => {
    readonly descriptor: {readonly template: {readonly content: string} | null};
    readonly errors: readonly unknown[];
  };
  readonly compileScript: (descriptor: object, options: {readonly id: string}) => {readonly bindings?: object};
  readonly compileTemplate: (options: object) => {readonly errors: readonly unknown[]};
}

const root = path.resolve(__dirname, '../../..');
let copy: SamplesCopy;

beforeAll(() => {
  installSamples();
  copy = copySamples(['ui-sdk', 'tsconfig.json']);
  symlinkSync(path.join(samplesFolder, 'node_modules'), path.join(copy.folder, 'node_modules'), 'dir');
  const declarations = copySamples([]);
  for (const file of contract.sdkFiles) {
    writeFileSync(path.join(declarations.folder, path.basename(file)), contract.readText(file));
  }
  // The configuration finds the declarations beside the samples, as in the repository.
  const tsconfig = path.join(copy.folder, 'tsconfig.json');
  writeFileSync(tsconfig, readFileSync(tsconfig, 'utf8').replace('../contract/ui-sdk', declarations.folder));
  const {remove} = copy;
  copy = {
    ...copy,
    remove: () => {
      remove();
      declarations.remove();
    },
  };
});

afterAll(() => {
  copy.remove();
});

/**
 * Runs the Vue compiler, which checks TypeScript and Vue files alike, and returns a line for each error in the samples.
 */
function compile(configuration: string): string[] {
  const program = path.join(samplesFolder, 'node_modules/vue-tsc/bin/vue-tsc.js');
  const {stdout, stderr, error} = spawnSync(process.execPath, [program, '-p', configuration, '--pretty', 'false'], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  if (error !== undefined) {
    throw error;
  }
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
}

function configure(name: string, files: readonly string[]): string {
  const file = path.join(copy.folder, name);
  writeFileSync(file, JSON.stringify({extends: './tsconfig.json', include: [], exclude: [], files}));
  return file;
}

describe('the widget samples', () => {
  test('compile in strict mode, with every declaration checked: TypeScript, React, Vue, Angular', () => {
    const options = JSON.parse(readFileSync(path.join(samplesFolder, 'tsconfig.json'), 'utf8')) as {
      compilerOptions: Readonly<Record<string, unknown>>;
    };
    expect(options.compilerOptions).toMatchObject({strict: true});
    expect(options.compilerOptions).not.toHaveProperty('skipLibCheck');
    expect(compile('tsconfig.json')).toEqual([]);
  });

  test('use no "any"', () => {
    const sources = readdirSync(path.join(copy.folder, 'ui-sdk'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(?:tsx?|vue)$/.test(entry.name))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
    expect(sources.length).toBeGreaterThan(8);
    for (const source of sources) {
      expect(source).not.toMatch(/\bany\b|@ts-/);
    }
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

  test("fail to compile if a name doesn't exist, in TypeScript and Vue", () => {
    const createWrongFile = (file: string) => {
      const correctCode = readFileSync(path.join(copy.folder, 'ui-sdk/frameworks', file), 'utf8');
      const wrongFile = `ui-sdk/frameworks/${file.replace('.', '-wrong.')}`;
      writeFileSync(
        path.join(copy.folder, wrongFile),
        correctCode.replace(/^( *)getToken,$/m, "$1getToken,\n$1tehme: 'dark',"),
      );
      return wrongFile;
    };
    const lines = compile(configure('wrong.json', ['main.ts', 'Designer.vue'].map(createWrongFile)));
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain("'tehme' does not exist in type 'WidgetOptions'");
    }
  });

  test("pass Vue's compiler, both script and template", () => {
    const load = createRequire(path.join(samplesFolder, 'package.json'));
    const {parse, compileScript, compileTemplate} = load('@vue/compiler-sfc') as VueCompiler;
    const filename = 'Designer.vue';
    const {descriptor, errors} = parse(readFileSync(path.join(copy.folder, 'ui-sdk/frameworks/Designer.vue'), 'utf8'));
    expect(errors).toEqual([]);
    const {bindings} = compileScript(descriptor, {id: filename});
    const template = compileTemplate({
      id: filename,
      filename,
      source: descriptor.template?.content ?? '',
      compilerOptions: {bindingMetadata: bindings},
    });
    expect(template.errors).toEqual([]);
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
