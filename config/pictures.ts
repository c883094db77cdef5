import {readFileSync} from 'node:fs';
import path from 'node:path';
import {colorToken} from '../plugins/runtime/color-mode/color-token';
import type {IconsOptions} from '../plugins/output/icons';
import type {CardStyle} from '../plugins/output/page-head';
import {site} from './site';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tokens = read('src/css/tokens.css');

/** Files of the site's typeface, one weight each: what draws the cards reads no variable font. */
const fontFiles = (weight: number) =>
  ['latin', 'latin-ext'].map((alphabet) =>
    require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-${alphabet}-${weight}-normal.woff2`),
  );

/** How the pictures look that other sites show of a page: the site's paper, ink, typeface and logo. */
export const socialCards: CardStyle = {
  colors: {
    paper: colorToken(tokens, '--ds-background'),
    ink: colorToken(tokens, '--ds-text'),
    soft: colorToken(tokens, '--ds-text-muted'),
    accent: colorToken(tokens, '--ds-accent'),
  },
  fonts: {title: fontFiles(700), text: fontFiles(500)},
  logo: read('static/img/logo.svg'),
  brand: site.brand,
};

/** The icons of the site, all made from one. */
export const siteIcons: IconsOptions = {
  icon: read('static/img/favicon.svg'),
  background: colorToken(tokens, '--ds-text'),
  page: colorToken(tokens, '--ds-background'),
  name: site.title,
  shortName: site.brand,
};
