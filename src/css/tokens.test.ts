import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [standard = '', contrastSheet = ''] = sheet.split('@media (prefers-contrast: more)');

/** The hexadecimal colors of every rule for this theme in a part of the sheet. */
function tokensOf(css: string, theme: 'light' | 'dark'): Tokens {
  const rules = [...css.matchAll(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`, 'g'))].map(([, body]) => body);
  return Object.fromEntries(
    [...rules.join('').matchAll(/--ds-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', color = '']) => [
      name,
      color,
    ]),
  );
}

/** Relative luminance of a color, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors: 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['page', 'raised', 'surface', 'surface-strong'];
const pigments = ['accent', 'cobalt', 'verdigris', 'ochre', 'madder', 'plum'];

/** Pairs of foreground and background with the contrast they need (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
const pairs: readonly (readonly [foreground: string, background: string, least: number])[] = [
  ...papers.flatMap((paper) => [
    ['ink', paper, 7] as const,
    ['ink-soft', paper, 7] as const,
    ['ink-faint', paper, 4.5] as const,
    ['line-strong', paper, 3] as const,
    ['focus', paper, 3] as const,
    ['accent-shape', paper, 3] as const,
    ...pigments.map((pigment) => [pigment, paper, 4.5] as const),
  ]),
  ...pigments.flatMap((pigment) => [
    [pigment, `${pigment}-wash`, 4.5] as const,
    ['ink', `${pigment}-wash`, 7] as const,
  ]),
  ['paint-cobalt', 'page', 3],
  ['on-ink', 'ink', 7],
  ['on-ink', 'accent', 4.5],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const tokens = tokensOf(standard, theme);
  const more = {...tokens, ...tokensOf(contrastSheet, theme)};

  test.each(pairs)('%s on %s has a contrast of at least %d', (foreground, background, least) => {
    for (const set of [tokens, more]) {
      expect(contrast(set[foreground] ?? '', set[background] ?? '')).toBeGreaterThanOrEqual(least);
    }
  });
});

test('contrast is computed as WCAG 2.2 defines it', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
