import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {separateStyles} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PublishFilesPlugin} from '@developer-docs/utils/node';

/**
 * The page's content security policy. It allows no connections, because the playground replaces `fetch` with the
 * sandbox. Downloads of exported files are `blob:` URLs, which no directive restricts.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

/** The page that the playground runs the widget in. */
const frameHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Widget</title>
    <link rel="stylesheet" href="frame.css">
    <script src="widget.js"></script>
  </head>
  <body>
    <div id="small"></div>
    <div id="designer"></div>
  </body>
</html>
`;

/** A container that has the widget's minimum size even in a narrow window, and one that's too small. */
const frameStyles = `body { margin: 0; }
#designer { min-width: 320px; min-height: 480px; }
#small { width: 300px; height: 400px; overflow: hidden; }
#small:empty { display: none; }
`;

/** The files with the functions that make calls. */
const callFiles = ['widget-calls.ts', 'superuser-calls.ts'].map((name) => path.join(__dirname, 'setups', name));

/** Reads the code of the exported functions of a file, whose braces are at the start of lines. */
async function readFunctions(file: string): Promise<[name: string, code: string][]> {
  const source = await readFile(file, 'utf8');
  const functions = source.matchAll(/^export (?:async )?function (\w+)[^]*?\{\n([^]*?)^\}/gm);
  const isForReaders = (line: string) => !line.trimStart().startsWith('// @ts-expect-error');
  return [...functions].map(([, name = '', body = '']) => [
    name,
    body
      .trimEnd()
      .split('\n')
      .filter(isForReaders)
      .map((line) => line.slice(2))
      .join('\n')
      .replaceAll(': unknown', ''),
  ]);
}

/**
 * Publishes the page that runs the widget in a frame, and generates the code that the playground shows.
 *
 * @param buildScript - Builds the widget's script, which sets a global variable. Without it, there's no page.
 */
export function widgetPlayground(_context: LoadContext, buildScript?: () => Promise<string>): Plugin {
  let script: Promise<string> | undefined;
  const createFiles = async () => {
    if (buildScript === undefined) {
      return {frame: '', files: []};
    }
    const text = await (script ??= buildScript());
    // Files in assets/ are cached indefinitely, so the folder name contains a hash of their content.
    const hash = createHash('sha256').update(text).update(frameHtml).update(frameStyles).digest('hex').slice(0, 8);
    const folder = `assets/widget-${hash}`;
    return {
      frame: `${folder}/frame.html`,
      files: [
        {name: `${folder}/frame.html`, content: frameHtml},
        {name: `${folder}/frame.css`, content: frameStyles},
        {name: `${folder}/widget.js`, content: text},
      ],
    };
  };
  return {
    name: 'widget-playground',
    getPathsToWatch: () => callFiles,
    async contentLoaded({actions}) {
      const {frame} = await createFiles();
      const functions = await Promise.all(callFiles.map(readFunctions));
      const data = {frame, code: Object.fromEntries(functions.flat())};
      await actions.createData('playground.json', data);
    },
    configureWebpack(config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> {
      if (isServer) {
        return {};
      }
      return {
        ...separateStyles(config, ['widget-playground']),
        plugins: [new PublishFilesPlugin(async () => (await createFiles()).files, [])],
      };
    },
  };
}
