import path from 'node:path';
import logger from '@docusaurus/logger';
import {expect, test, vi} from 'vitest';
import {createTemporaryFolder} from '../../../../tests/support/temporary-folder';
import type {SocialCardsOptions} from '../options';
import {loadPackages, SocialCardRenderer, socialCardSize} from './renderer';

const style: SocialCardsOptions = {
  colors: {background: '#fff', title: '#000', muted: '#666', accent: '#00f'},
  fonts: [
    {
      name: 'latin',
      file: 'node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff',
      weight: 700,
    },
  ],
  name: 'Acme',
};
const siteDir = process.cwd();
const renderer = new SocialCardRenderer(style, siteDir);
const text = {section: 'API', title: 'Create designs from a prompt', siteTitle: 'Site'};
const render = async (title: string) => Buffer.from(await renderer.render({...text, title}));

test('a card is a PNG of the recommended size, and the same for the same text, so that its URL is stable', async () => {
  const card = await render(text.title);
  expect(card.subarray(1, 4).toString()).toBe('PNG');
  expect({width: card.readUInt32BE(16), height: card.readUInt32BE(20)}).toEqual(socialCardSize);
  expect(card.equals(await render(text.title))).toBe(true);
  expect(card.equals(await render('Other'))).toBe(false);
});

test('a card can have a logo', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';
  const logo = path.join(createTemporaryFolder({'logo.svg': svg}), 'logo.svg');
  const card = Buffer.from(await new SocialCardRenderer({...style, logo}, siteDir).render(text));
  expect(card.equals(await render(text.title))).toBe(false);
});

test('reports a file that does not exist, and its option', () => {
  expect(() => new SocialCardRenderer({...style, logo: 'no-logo.svg'}, siteDir)).toThrow(
    /"socialCards.logo" is the path "no-logo.svg", which can't be read/,
  );
});

test('a title with a character that no font has causes a warning', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  await render('Bok 本');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The social card of "Bok 本" shows a box instead of "本".*Add a font/),
  );
  vi.restoreAllMocks();
});

test('reports a missing package, and the command that installs it, but no other errors', async () => {
  const load = (error: Error) => loadPackages(() => Promise.reject(error));
  for (const code of ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']) {
    await expect(load(Object.assign(new Error(), {code}))).rejects.toThrow(/"npm install satori @resvg\/resvg-js"/);
  }
  await expect(load(new Error('no WebAssembly'))).rejects.toThrow('no WebAssembly');
});
