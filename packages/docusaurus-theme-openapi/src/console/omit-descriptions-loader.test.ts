import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import omitDescriptionsLoader from './omit-descriptions-loader';

const folder = path.join(import.meta.dirname, '../theme/OpenApi/Translations');

test.each(readdirSync(folder))('omits the descriptions in %s, and keeps all texts', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const result = omitDescriptionsLoader(source);
  expect(result).not.toContain('description:');
  const texts = /(?:id|message):\s*(['"]).*\1/g;
  expect([...result.matchAll(texts)].map(([text]) => text)).toEqual(
    [...source.matchAll(texts)].map(([text]) => text.replace(/, description: .*/, '')),
  );
});

test('ends at the end of the string', () => {
  expect(omitDescriptionsLoader(String.raw`{message: 'a', description: 'b\'c, d'}`)).toBe("{message: 'a'}");
  expect(omitDescriptionsLoader('{message: "a", description: "it\'s"}')).toBe('{message: "a"}');
});
