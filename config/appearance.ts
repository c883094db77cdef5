/** Files from which colors, icons, and social cards are generated, relative to the repository root. */
export const appearance = {
  /** The style sheet that defines the design tokens. */
  tokens: 'src/css/tokens.css',
  logo: 'static/img/logo.svg',
  icon: 'static/img/favicon.svg',
};

/** The fonts of the social cards. Satori, which renders them, supports neither WOFF2 nor variable fonts. */
export const socialCardFonts = ([700, 500] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((subset) => ({
    name: subset,
    file: `node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-normal.woff`,
    weight,
  })),
);
