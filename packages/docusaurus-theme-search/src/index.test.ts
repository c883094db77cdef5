import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import themeSearch from './index';
import type {PluginOptions} from './options';

test('a second instance, which would replace the index of the first, is rejected', () => {
  expect(() => themeSearch({} as LoadContext, {id: 'api'} as PluginOptions)).toThrow(
    'docusaurus-theme-search: the option "id" is "api", but a site can have only one instance',
  );
});
