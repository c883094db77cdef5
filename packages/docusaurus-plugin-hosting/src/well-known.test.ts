import {describe, expect, test} from 'vitest';
import {renderSecurityTxt} from './well-known';

describe('security.txt', () => {
  const render = (buildDate: string) =>
    renderSecurityTxt(
      {contact: 'mailto:a@b.example', languages: ['en', 'de']},
      'https://b.example/s.txt',
      new Date(buildDate),
    );

  test('contains the contact, expiry date, languages, and its own URL', () => {
    expect(render('2026-11-21T15:00:00Z')).toBe(
      'Contact: mailto:a@b.example\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: en, de\nCanonical: https://b.example/s.txt\n',
    );
  });

  test('is the same for all builds in a month', () => {
    expect(render('2026-01-01T00:00:00Z')).toBe(render('2026-01-31T23:59:59Z'));
    expect(render('2026-01-31T23:59:59Z')).toContain('Expires: 2026-12-01');
  });
});
