import {expect, test} from 'vitest';
import {readHead} from './head';

const siteTitle = ' | My site';

test('reads the title without the site title, the description, and whether the page is indexed', () => {
  expect(
    readHead(
      '<html><head><title data-rh="true">&quot;A&quot; &amp; 🎉 | My site</title><meta data-rh="true" name="description" content="About A."></head><body><title>No</title></body></html>',
      siteTitle,
    ),
  ).toEqual({title: '"A" & 🎉', description: 'About A.', isIndexed: true});
});

test('reads minified pages without tags around the head', () => {
  expect(
    readHead(
      '<!doctype html><meta charset=UTF-8><title>My site</title><meta name=robots content="noindex, nofollow"><div id=__docusaurus>',
      siteTitle,
    ),
  ).toEqual({title: 'My site', description: '', isIndexed: false});
});
