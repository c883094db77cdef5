import {describe, expect, test} from 'vitest';
import {normalizedAddress} from './address';

const at = (address: string) => {
  const {pathname, search, hash} = new URL(address, 'https://developer.example');
  return {pathname, search, hash};
};

describe('the address that is meant', () => {
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
  ])('of %s is %s', (address, meant) => {
    expect(normalizedAddress(at(address), '/')).toBe(meant);
  });

  test('of the home page has the slash of the base URL', () => {
    expect(normalizedAddress(at('/developer/index.html'), '/developer/')).toBe('/developer/');
    expect(normalizedAddress(at('/developer/'), '/developer/')).toBe('/developer/');
    expect(normalizedAddress(at('/developer/docs/'), '/developer/')).toBe('/developer/docs');
  });
});
