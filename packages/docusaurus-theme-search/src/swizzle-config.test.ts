import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {getSwizzleConfig} from './swizzle-config';

test('each component has a declared swizzle action', () => {
  const components = readdirSync(path.join(import.meta.dirname, 'theme')).sort();
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(components);
});
