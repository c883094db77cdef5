import {expect, test, vi} from 'vitest';
import {loadOnce} from './get-or-create.js';

test('loads a value once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue('text');
  const map = new Map<string, Promise<string>>();
  await expect(loadOnce(map, '/a', load)).rejects.toThrow('Offline');
  expect(await Promise.all([loadOnce(map, '/a', load), loadOnce(map, '/a', load)])).toEqual(['text', 'text']);
  expect(load).toHaveBeenCalledTimes(2);
});
