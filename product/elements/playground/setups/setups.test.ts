import {describe, expect, test} from 'vitest';
import {sdkDeclarations} from '../../../../config/plugins/contract';
import {playgroundWidgets} from '.';
import type {SetupGroup} from './model';

const sdk = sdkDeclarations.readModel();

describe.each(Object.entries(playgroundWidgets))('the playground of %s', (factory, {interfaces, setups, calls}) => {
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

  test('has the functions that setups name, and no others', () => {
    const groups: readonly SetupGroup[] = Object.values(setups);
    const used = groups.flatMap((group) => Object.values(group).flatMap((setup) => setup?.calls ?? []));
    expect(used.filter((name) => !(name in calls))).toEqual([]);
    // The superuser widget has setups of its own for some entries, whose functions only the other widget uses.
    if (factory === 'init') expect(Object.keys(calls).filter((name) => !used.includes(name))).toEqual([]);
  });
});
