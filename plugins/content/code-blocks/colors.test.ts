import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {roles} from './roles';

const css = readFileSync('src/css/code.css', 'utf8');

/** The `--ds-code-*` colors that a rule of the style sheet sets, as `#rrggbb` by name. */
function colorsOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--ds-code-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the measure knows black on white, and gray on gray', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every role of a token has a class with its color', () => {
  for (const role of roles) {
    expect(css).toMatch(new RegExp(`\\.code-${role} \\{\\s*color: var\\(--ds-code-${role}\\);`));
  }
});

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('in the %s theme', (_theme, selector) => {
  const colors = colorsOf(selector);
  const color = (name: string) => colors.get(name) ?? `no --ds-code-${name} in ${selector}`;

  test.each(['background', 'line'])('every color can be read on the %s', (surface) => {
    const poor = [...roles, 'plain'].filter((name) => !(contrast(color(name), color(surface)) >= 4.5));
    expect(poor).toEqual([]);
    expect(contrast(color('plain'), color(surface))).toBeGreaterThanOrEqual(7);
  });

  test('the edge of a highlighted line stands out', () => {
    expect(contrast(color('line-edge'), color('background'))).toBeGreaterThanOrEqual(3);
  });
});
