import {readFileSync} from 'node:fs';
import {tokenRoles} from '@developer-docs/docusaurus-theme-openapi/node';
import {describe, expect, test} from 'vitest';
import {getContrastRatio} from '../../../tests/support/contrast';

const css = readFileSync('src/css/code.css', 'utf8');

/** The `--ds-code-*` colors that a rule in `code.css` declares, as `#rrggbb` by name. */
function readColors(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--ds-code-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

test('every token role has a class that sets its color', () => {
  for (const role of tokenRoles) {
    expect(css).toMatch(new RegExp(`\\.code-${role} \\{\\s*color: var\\(--ds-code-${role}\\);`));
  }
});

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('in the %s theme', (_theme, selector) => {
  const colors = readColors(selector);
  const getColor = (name: string) => colors.get(name) ?? `no --ds-code-${name} in ${selector}`;

  test('every color is readable', () => {
    // Negated, because a missing color makes the ratio NaN.
    const unreadableTokens = [...tokenRoles, 'text'].filter(
      (name) => !(getContrastRatio(getColor(name), getColor('background')) >= 4.5),
    );
    expect(unreadableTokens).toEqual([]);
    expect(getContrastRatio(getColor('text'), getColor('background'))).toBeGreaterThanOrEqual(7);
  });
});
