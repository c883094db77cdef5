import {describe, expect, test} from 'vitest';
import {getCanonicalUrl} from './canonical-url';

const parseUrl = (url: string) => new URL(url, 'https://developer.example');

describe('getCanonicalUrl', () => {
  test.each([
    ['/docs/intro', '/docs/intro'],
    ['/docs/intro.html?a=1#b', '/docs/intro?a=1#b'],
    ['/docs/intro/index.html?a=1#b', '/docs/intro?a=1#b'],
    ['/docs/intro/index?a=1#b', '/docs/intro?a=1#b'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/reindex', '/docs/reindex'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/100%25#%C3%A4', '/docs/100%25#%C3%A4'],
    ['/docs/100%#50%', '/docs/100%25#50%25'],
    ['/docs/%ff', '/docs/%25ff'],
    ['/docs//intro/', '/docs/intro'],
    ['https://developer.example//evil.example/x.html', '/evil.example/x'],
    [String.raw`https://developer.example/\evil.example/login/`, '/evil.example/login'],
    ['https://developer.example///', '/'],
  ])('maps %s to %s', (url, expected) => {
    expect(getCanonicalUrl(parseUrl(url), '/')).toBe(expected);
  });

  test('keeps the trailing slash of the base URL only', () => {
    expect(getCanonicalUrl(parseUrl('/developer/index.html'), '/developer/')).toBe('/developer/');
    expect(getCanonicalUrl(parseUrl('/developer/'), '/developer/')).toBe('/developer/');
    expect(getCanonicalUrl(parseUrl('/developer/docs/'), '/developer/')).toBe('/developer/docs');
  });
});
