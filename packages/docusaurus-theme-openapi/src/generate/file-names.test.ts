import {expect, test} from 'vitest';
import {createFileName} from './file-names';

const create = (...ids: readonly string[]) => {
  const usedNames = new Set<string>();
  return ids.map((id) => createFileName(id, usedNames));
};

test.each([
  ['listPets', 'list-pets'],
  ['list_pets', 'list-pets'],
  ['ListPetsV2', 'list-pets-v2'],
  ['a b', 'a-b'],
  ['../../x', 'x'],
  ['..\\x', 'x'],
  ['pets/list', 'pets-list'],
  ['constructor', 'constructor'],
  ['Café', 'cafe'],
  ['<b>{{x}}</b>\n"', 'b-x-b'],
  ['2-factor', 'page-2-factor'],
  ['404', 'page-404'],
  ['2fa', '2fa'],
])('the file name for %j is %s', (id, name) => {
  expect(create(id)).toEqual([name]);
});

test.each(['CON', 'com1', 'index', 'README', '', '..', '用户', 'x'.repeat(61)])(
  'the file name for %j ends with a hash',
  (id) => {
    const [name = ''] = create(id);
    expect(name).toMatch(/^[a-z\d-]+-[a-f\d]{6}$/);
    expect(name.length).toBeLessThan(80);
  },
);

test('names are unique on file systems that ignore case', () => {
  const names = create('getUser', 'GetUser', 'get_user', 'GET-USER', 'get user');
  expect(new Set(names).size).toBe(5);
  expect(names[0]).toBe('get-user');
  expect(names.every((name) => name === name.toLowerCase())).toBe(true);
});

test('a name with a hash is the same regardless of the other names', () => {
  expect(create('getUser', 'get_user')[1]).toBe(create('a', 'get-user', 'get_user')[2]);
});
