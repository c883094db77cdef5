import {expect, test} from 'vitest';
import {loadOptionalPackage} from './optional-packages';

const load = (error: Error) => loadOptionalPackage(() => Promise.reject(error), 'socialCards', ['satori', 'a']);

test('reports a missing package, and the command that installs it', async () => {
  const error = Object.assign(new Error("Cannot find package 'satori'"), {code: 'ERR_MODULE_NOT_FOUND'});
  await expect(load(error)).rejects.toThrow(/"socialCards" needs packages.*Run "npm install satori a"/);
});

test('passes on other errors', async () => {
  await expect(load(new Error('no WebAssembly'))).rejects.toThrow('no WebAssembly');
});
