import {expect, test} from 'vitest';
import {listImports, listUndeclaredPackages} from './declared-imports';

const manifest = {
  name: '@acme/theme',
  version: '1.0.0',
  dependencies: {'@types/hast': '1', '@types/acme__tree': '1'},
  peerDependencies: {react: '1'},
};

test('finds imports of all forms, and no text that looks like one', () => {
  const text = `/// <reference types="@acme/aliases" />
import type {Root} from 'hast';
import './side-effect.js';
/** Copies it from "source". */
export * from "unified";
declare module 'mdast' {}
export declare const file: import("vfile").VFile<typeof import('@acme/other/node')>;`;
  expect(listImports(text).sort()).toEqual([
    './side-effect.js',
    '@acme/aliases',
    '@acme/other/node',
    'hast',
    'mdast',
    'unified',
    'vfile',
  ]);
});

test('lists packages that are neither dependencies nor peers, unless the package of their types is', () => {
  const ids = ['hast', 'react/jsx-runtime', '@acme/theme/client', 'mdast', '@acme/tree/node', '@acme/other'];
  expect(listUndeclaredPackages(ids, manifest, true)).toEqual(['mdast', '@acme/other']);
  expect(listUndeclaredPackages(ids, manifest)).toEqual(['hast', 'mdast', '@acme/tree', '@acme/other']);
});

test('files, modules of Node.js, and modules that Docusaurus adds need no dependency', () => {
  const aliases = [
    './a.js',
    '../b',
    'node:path',
    '@theme/Page',
    '@theme-original/Page',
    '@generated/x',
    '@docusaurus/Link',
  ];
  expect(listUndeclaredPackages([...aliases, '@docusaurus/types'], manifest)).toEqual(['@docusaurus/types']);
});
