import {describe, expect, it} from 'vitest';
import {stem} from './stem';

describe('stem', () => {
  it.each([
    ['variant', 'variants'],
    ['configure', 'configuring', 'configured', 'configuration', 'configurations'],
    ['install', 'installs', 'installing', 'installation'],
    ['authenticate', 'authenticating', 'authentication'],
    ['retry', 'retries', 'retried'],
    ['generate', 'generation', 'generating'],
    ['verify', 'verifies', 'verified'],
    ['stop', 'stopping', 'stopped'],
    ['agree', 'agreed'],
    ['relate', 'relational'],
  ])('is the same for %s and its forms', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['status', 'state'],
    ['policy', 'police'],
    ['access', 'accept'],
    ['class', 'classic'],
  ])('tells %s from %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['id', 'us', 'es6', 'é', '設', ''])('leaves %j alone', (term) => {
    expect(stem(term)).toBe(term);
  });
});
