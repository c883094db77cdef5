import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hashRouter, unusedCode} from './unused-code';

const require = createRequire(__filename);
const loader = require('./replace-once-loader.cjs') as (this: unknown, source: string) => string;

test.each([...unusedCode, ...hashRouter])('$file has it once: $from', ({file, ...options}) => {
  const source = readFileSync(path.join('node_modules', file), 'utf8');
  const run = (text: string) => loader.call({getOptions: () => ({...options, by: 'this test'})}, text);
  expect(run(source)).toBe(source.replace(options.from, options.to));
  expect(() => run(source.replaceAll(options.from, ''))).toThrow(`${options.package} has changed`);
});
