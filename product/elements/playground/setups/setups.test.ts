import {describe, expect, test} from 'vitest';
import {playgroundWidgets} from '.';
import {sdkDeclarations} from '../../../../config/contract';
import {readCalls} from '../plugin';
import {calls} from './calls';

const sdk = sdkDeclarations.readModel();

describe.each(Object.entries(playgroundWidgets))('the playground of %s', (factory, {interfaces, setups}) => {
  const findNames = (groups: ReadonlyMap<string, readonly {readonly name: string}[]>) =>
    interfaces.flatMap((name) => groups.get(name) ?? []).map(({name}) => name);

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

test('all calls are part of a setup', () => {
  const groups = Object.values(playgroundWidgets).flatMap(({setups}) => Object.values(setups));
  const used = new Set<string>(groups.flatMap((group) => Object.values(group).flatMap((setup) => setup.calls ?? [])));
  expect(Object.keys(calls).filter((name) => !used.has(name))).toEqual([]);
});
