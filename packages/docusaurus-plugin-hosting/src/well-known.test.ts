import {expect, test} from 'vitest';
import {renderSecurityTxt} from './well-known';

test('security.txt is the same for all builds in a month', () => {
  const render = (buildDate: string) =>
    renderSecurityTxt(
      {contact: 'mailto:a@b.example', languages: ['en', 'de']},
      ['https://b.example/s.txt'],
      new Date(buildDate),
    );
  expect(render('2026-01-01T00:00:00Z')).toBe(render('2026-01-31T23:59:59Z'));
  expect(render('2026-01-31T23:59:59Z')).toContain('Expires: 2026-12-01');
});
