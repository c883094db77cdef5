import {readFileSync} from 'node:fs';
import path from 'node:path';
import {separateStyles} from '@developer-docs/docusaurus-utils/node';
import type {Plugin} from '@docusaurus/types';
import ts from 'typescript';

const callsFile = path.join(__dirname, 'setups/calls.ts');

/** Reads the code of the calls: the expression of each function in calls.ts, with `await` if it's asynchronous. */
export function readCalls(): Record<string, string> {
  const code: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const {modifiers = [], body} = node.initializer;
      const isAsync = modifiers.some(({kind}) => kind === ts.SyntaxKind.AsyncKeyword);
      code[node.name.getText()] = `${isAsync ? 'await ' : ''}${body.getText()};`;
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(ts.createSourceFile(callsFile, readFileSync(callsFile, 'utf8'), ts.ScriptTarget.Latest, true));
  return code;
}

/** Generates the code that the playground shows. */
export const widgetPlayground = (): Plugin => ({
  name: 'widget-playground',
  getPathsToWatch: () => [callsFile],
  contentLoaded: async ({actions}) => {
    await actions.createData('playground.json', {code: readCalls()});
  },
  configureWebpack: (config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> =>
    isServer ? {} : separateStyles(config, ['widget-playground']),
});
