import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {validatePluginOptions} from '@test-support/validate-options';
import pluginHosting, {validateOptions} from '.';

test('reports the hash router, which renders no HTML', () => {
  const context = {siteConfig: {future: {experimental_router: 'hash'}}} as unknown as LoadContext;
  const options = validatePluginOptions(validateOptions, {});
  expect(() => pluginHosting(context, options)).toThrow(/Remove "future.experimental_router"/);
});
