import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {expect, test, vi} from 'vitest';
import {validatePluginOptions} from '@test-support/validate-options';
import pluginHosting, {validateOptions} from '.';

test('is disabled on sites with the hash router, which renders no HTML', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const context = {siteConfig: {future: {experimental_router: 'hash'}}} as unknown as LoadContext;
  const options = validatePluginOptions(validateOptions, {});
  expect(pluginHosting(context, options)).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('docusaurus-plugin-hosting does not support'));
});
