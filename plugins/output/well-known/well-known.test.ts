import {describe, expect, test} from 'vitest';
import {robotsText, securityText} from './index';

describe('security.txt', () => {
  const text = (now: string) =>
    securityText({contact: 'mailto:a@b.example', languages: ['en', 'de']}, 'https://b.example/s.txt', new Date(now));

  test('says where to report, in which languages, and until when it counts', () => {
    expect(text('2026-11-21T15:00:00Z')).toBe(
      'Contact: mailto:a@b.example\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: en, de\nCanonical: https://b.example/s.txt\n',
    );
  });

  test('is the same all month, and never counts for more than a year or less than ten months', () => {
    expect(text('2026-01-01T00:00:00Z')).toBe(text('2026-01-31T23:59:59Z'));
    expect(text('2026-01-31T23:59:59Z')).toContain('Expires: 2026-12-01');
  });
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(robotsText('https://b.example/sitemap.xml')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://b.example/sitemap.xml\n',
  );
});
