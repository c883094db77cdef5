import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import themeOpenApi from './index';
import type {PluginOptions} from './options';

test('a second instance, whose documents would replace those of the first, is rejected', async () => {
  await expect(themeOpenApi({} as LoadContext, {id: 'pets'} as PluginOptions)).rejects.toThrow(
    'docusaurus-theme-openapi: the option "id" is "pets", but a site can have only one instance',
  );
});
