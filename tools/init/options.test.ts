import path from 'node:path';
import {expect, test} from 'vitest';
import {parseDocument, readOptions, toSlug, type Ask} from './options';

const document = path.join(__dirname, 'options.ts');
const flags = ['--name', 'Acme Pay', '--openapi', document];

/** Answers each question with its default. */
const acceptDefaults: Ask = (_, answer = '') => Promise.resolve(answer);

test('asks for omitted flags and omits defaults that are derived from the slug', async () => {
  const questions: string[] = [];
  const options = await readOptions(flags, (question, answer) => {
    questions.push(question);
    return acceptDefaults(question, answer);
  });
  expect(options).toMatchObject({name: 'Acme Pay', slug: 'acme-pay', documents: [document], hasUiSdk: false});
  expect(options?.url).toBeUndefined();
  expect(questions).toEqual(['Name in URLs', 'URL of the documentation', 'Keep a section for a widget (UI SDK)?']);
});

test.each([
  [['--slug', 'Acme Pay'], '--slug is "Acme Pay". Expected lowercase letters and digits'],
  [['--url', 'acme.example'], '--url is "acme.example"'],
  [['--url', 'https://acme.example/docs'], 'without a path'],
  [['--openapi', 'nowhere.yaml'], "nowhere.yaml doesn't exist"],
  [['--paint', 'red'], '--paint'],
])('rejects %j', async (args, message) => {
  await expect(readOptions([...flags, ...args], acceptDefaults)).rejects.toThrow(new RegExp(message, 's'));
});

test('a document can have an ID', () => {
  expect(parseDocument('refunds=https://acme.example/a=b.json')).toEqual({
    id: 'refunds',
    location: 'https://acme.example/a=b.json',
    isUrl: true,
  });
  expect(parseDocument('pay.yaml')).toMatchObject({id: undefined, location: 'pay.yaml', isUrl: false});
});

test('slugs contain only ASCII letters, digits, and hyphens', () => {
  expect(toSlug('Café & Co. API')).toBe('cafe-co-api');
  expect(toSlug('listPetTypes')).toBe('list-pet-types');
});
