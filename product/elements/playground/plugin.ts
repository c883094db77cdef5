import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {EmitFilesPlugin, separateStyles} from '@developer-docs/docusaurus-utils/node';
import type {Plugin} from '@docusaurus/types';
import ts from 'typescript';

const callsFile = path.join(__dirname, 'setups/calls.ts');

/**
 * The page that the playground runs the widget in, and its styles. Its content security policy allows no connections,
 * because the playground replaces `fetch` with the sandbox. Downloads of exported files are `blob:` URLs, which no
 * directive restricts.
 */
const frameFiles = ['frame.html', 'frame.css'].map((name) => path.join(__dirname, 'frame', name));

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

/**
 * Publishes the page that runs the widget in a frame, and generates the code that the playground shows.
 *
 * @param buildScript - Builds the widget's script, which sets a global variable. It's called more than once.
 */
export function widgetPlayground(buildScript: () => Promise<string>): Plugin {
  const createFiles = async () => {
    const frame = frameFiles.map((file) => ({name: path.basename(file), content: readFileSync(file, 'utf8')}));
    const files = [...frame, {name: 'widget.js', content: await buildScript()}];
    // Files in assets/ are cached indefinitely, so the folder name contains a hash of their content.
    const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
    return files.map(({name, content}) => ({name: `assets/widget-${hash}/${name}`, content}));
  };
  return {
    name: 'widget-playground',
    getPathsToWatch: () => [callsFile, ...frameFiles],
    async contentLoaded({actions}) {
      const [page] = await createFiles();
      await actions.createData('playground.json', {frame: page?.name ?? '', code: readCalls()});
    },
    configureWebpack: (config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> =>
      isServer
        ? {}
        : {
            ...separateStyles(config, ['widget-playground']),
            plugins: [new EmitFilesPlugin(createFiles)],
          },
  };
}
