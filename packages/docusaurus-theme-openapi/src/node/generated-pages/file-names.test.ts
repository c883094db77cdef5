import {expect, test} from 'vitest';
import {createFileNames} from './file-names';

function create(...ids: readonly string[]) {
  const names = createFileNames(ids, new Set());
  return ids.map((id) => names.get(id) ?? '');
}

test.each([
  ['listPets', 'list-pets'],
  ['..\\x', 'x'],
  ['<b>{{x}}</b>\n"', 'b-x-b'],
  ['2-factor', 'page-2-factor'],
  ['RetrieveALedger', 'retrieve-a-ledger'],
  ['listV2PetsByID', 'list-v-2-pets-by-id'],
  ['従業員手当', '従業員手当'],
  ['Ünïcode Größen İd', 'unicode-großen-id'],
])('the file name for %j is %s', (id, name) => {
  expect(create(id)).toEqual([name]);
});

test.each(['CON', 'index', '🎉', 'x'.repeat(61)])('the file name for %j ends with a hash', (id) => {
  const [name = ''] = create(id);
  expect(name).toMatch(/^[a-z\d-]+-[a-f\d]{6}$/);
  expect(name.length).toBeLessThan(80);
});

test("names are unique on file systems that ignore case, and don't depend on the order", () => {
  const ids = ['getUser', 'GetUser', 'get_user', 'get-user', 'get user', 'a'];
  const names = create(...ids);
  expect(new Set(names).size).toBe(6);
  expect(names.filter((name) => /^get-user-[a-f\d]{6}$/.test(name))).toHaveLength(5);
  expect(create(...ids.toReversed()).toReversed()).toEqual(names);
  expect(create('get_user', 'GetUser', 'x')[1]).toBe(names[1]);
});
