import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test, vi} from 'vitest';
import pluginHosting, {validateOptions} from '.';

test('is disabled on sites with the hash router, which renders no HTML', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const context = {siteConfig: {future: {experimental_router: 'hash'}}} as LoadContext;
  const options = validatePluginOptions(validateOptions, {});
  expect(pluginHosting(context, options)).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('docusaurus-plugin-hosting does not support'));
});
