import {describe, expect, test} from 'vitest';
import {playgroundWidgets} from '.';
import {sdkDeclarations} from '../../../../config/contract';
import {createTokenProviders} from '../client/token-providers';
import {readCalls} from '../plugin';
import {calls} from './calls';

const sdk = sdkDeclarations.readModel();

describe.each(Object.entries(playgroundWidgets))('the playground of %s', (factory, {setups}) => {
  // The superuser widget also has everything that the other has.
  const interfaces = factory === 'init' ? /^Widget/ : /^Widget|^Superuser/;
  const findNames = (groups: ReadonlyMap<string, readonly {readonly name: string}[]>) =>
    [...groups].flatMap(([name, entries]) => (interfaces.test(name) ? entries.map((entry) => entry.name) : []));

  test.each([
    ['function', [factory, ...findNames(sdk.functions)]],
    ['event', findNames(sdk.events)],
    ['error', findNames(sdk.errors)],
    // The sandbox has its own URL, and the playground its own container and tokens.
    ['option', findNames(sdk.options).filter((name) => !['apiUrl', 'container', 'getToken', 'people'].includes(name))],
  ] as const)('has a setup for every %s', (kind, names) => {
    expect(names.filter((name) => !(name in setups[kind]))).toEqual([]);
  });
});

test('the dialog shows the code of each call', () => {
  expect(Object.keys(readCalls())).toEqual(Object.keys(calls));
});

test('setups use all calls and tokens, and only those that exist', () => {
  const groups = Object.values(playgroundWidgets).flatMap(({setups}) => Object.values(setups));
  const setups = groups.flatMap((group) => Object.values(group));
  expect(new Set(setups.flatMap((setup) => setup.calls ?? []))).toEqual(new Set(Object.keys(calls)));
  const tokens = Object.keys(createTokenProviders(() => Promise.reject(new Error('Unused'))));
  expect(new Set(setups.flatMap(({token}) => token ?? []))).toEqual(new Set(tokens));
});
