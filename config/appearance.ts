import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from './site';

const readSiteFile = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const tokensFile = 'src/css/tokens.css';
const tokens = readSiteFile(tokensFile);

/** Returns the light-theme value of a design token, for images and files that can't use CSS. */
function readColorToken(name: string): string {
  const color = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (color === undefined) {
    throw new Error(`${tokensFile} doesn't define ${name}, which config/appearance.ts uses. Define it in :root.`);
  }
  return color;
}

/** Lists the font files of a weight. Satori, which renders the social cards, supports neither WOFF2 nor variable fonts. */
const listFontFiles = (weight: 500 | 700) =>
  ['latin', 'latin-ext'].map((subset) => ({
    name: subset,
    file: require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-normal.woff`),
    weight,
  }));

/** Background color of the page in the light theme. */
export const pageColor = readColorToken('--ds-background');

/** Social cards: the images that other sites show for links to pages. */
export const socialCards = {
  colors: {
    background: pageColor,
    title: readColorToken('--ds-text'),
    muted: readColorToken('--ds-text-muted'),
    accent: readColorToken('--ds-accent'),
  },
  fonts: [...listFontFiles(700), ...listFontFiles(500)],
  logo: readSiteFile('static/img/logo.svg'),
  brand: site.brand,
};

/** Icons for browsers and operating systems. */
export const icons = {
  svg: readSiteFile('static/img/favicon.svg'),
  backgroundColor: readColorToken('--ds-text'),
};
