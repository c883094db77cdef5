import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tokenRoles} from '@developer-docs/docusaurus-theme-openapi/node';
import {describe, expect, test} from 'vitest';
import {getContrastRatio} from '../../tests/support/contrast';

type Tokens = Readonly<Record<string, string>>;

const readCss = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const [defaultCss = '', highContrastCss = ''] = readCss('tokens.css').split('@media (prefers-contrast: more)');
const codeCss = readCss('code.css');

/** The hexadecimal colors that a theme's rules declare, by token name. The light one is the default for code. */
function readTokens(css: string, theme: 'light' | 'dark'): Tokens {
  const selector = `\\[data-theme='${theme}'\\]${theme === 'light' ? '|:root' : ''}`;
  const rules = [...css.matchAll(new RegExp(`(?:${selector}) \\{([^}]*)\\}`, 'g'))].map(([, body]) => body);
  return Object.fromEntries(
    [...rules.join('').matchAll(/--ds-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', color = '']) => [
      name,
      color,
    ]),
  );
}

/** Text and graphics have to be readable on every one of these. */
const backgrounds = ['background', 'surface-raised', 'surface', 'surface-strong'];
const hues = ['accent', 'info', 'success', 'warning', 'danger'];

/** Foreground and background with their minimum contrast (WCAG 2.2, success criteria 1.4.3, 1.4.6, and 1.4.11). */
const pairs: readonly (readonly [foreground: string, background: string, minContrast: number])[] = [
  ...backgrounds.flatMap((background) => [
    ['text', background, 7] as const,
    ['text-secondary', background, 7] as const,
    ['text-muted', background, 4.5] as const,
    ['border-strong', background, 3] as const,
    ['focus', background, 3] as const,
    ['accent-graphic', background, 3] as const,
    ...hues.map((hue) => [hue, background, 4.5] as const),
  ]),
  ...hues.flatMap((hue) => [[hue, `${hue}-subtle`, 4.5] as const, ['text', `${hue}-subtle`, 7] as const]),
  ['text-inverse', 'text', 7],
  ['text-inverse', 'accent', 4.5],
  ['code-text', 'code-background', 7],
  ...tokenRoles.map((role) => [`code-${role}`, 'code-background', 4.5] as const),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const tokens = {...readTokens(defaultCss, theme), ...readTokens(codeCss, theme)};
  const highContrastTokens = {...tokens, ...readTokens(highContrastCss, theme)};

  test.each(pairs)('%s on %s has a contrast ratio of at least %d', (foreground, background, minContrast) => {
    for (const colors of [tokens, highContrastTokens]) {
      expect(getContrastRatio(colors[foreground] ?? '', colors[background] ?? '')).toBeGreaterThanOrEqual(minContrast);
    }
  });
});

test('every role of a token in code has a class that sets its color', () => {
  for (const role of tokenRoles) {
    expect(codeCss).toMatch(new RegExp(`\\.code-${role} \\{\\s*color: var\\(--ds-code-${role}\\);`));
  }
});
