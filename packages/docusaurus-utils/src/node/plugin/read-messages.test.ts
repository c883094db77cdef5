// cspell:ignore Eins Zwei
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {readMessages} from './read-messages.js';

test('reads translations, which the site can override, and English messages in place of missing ones', () => {
  const dirPath = createTemporaryFolder({
    'base/theme-a.json': '{"one": "One", "two": "Two", "three": "Three"}',
    'de/theme-a.json': '{"one": "Eins", "two": "Zwei"}',
  });
  const read = (locale: string, siteTranslations?: Record<string, string>) =>
    readMessages({name: 'theme-a', dirPath, locale}, siteTranslations);
  expect(read('de-AT', {two: '2'})).toEqual({one: 'Eins', two: '2', three: 'Three'});
  expect(read('fi')).toEqual({one: 'One', two: 'Two', three: 'Three'});
});
