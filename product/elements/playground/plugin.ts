import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {PublishFilesPlugin, separateStyles} from '@developer-docs/utils/node';
import type {Plugin} from '@docusaurus/types';

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

const callsFile = path.join(__dirname, 'setups/calls.ts');

/** Reads the code of the calls: the expressions of the functions in an object, each on one line. */
export async function readCalls(): Promise<Record<string, string>> {
  const source = await readFile(callsFile, 'utf8');
  const functions = source.matchAll(/^ {2}(\w+): (async )?\(\{.*?\}\) => (.+),$/gm);
  return Object.fromEntries(
    [...functions].map(([, name = '', isAsync, code = '']) => [name, `${isAsync ? 'await ' : ''}${code};`]),
  );
}

/**
 * Publishes the page that runs the widget in a frame, and generates the code that the playground shows.
 *
 * @param buildScript - Builds the widget's script, which sets a global variable. It's called more than once.
 */
export function widgetPlayground(buildScript: () => Promise<string>): Plugin {
  const createFiles = async () => {
    const text = await buildScript();
    // Files in assets/ are cached indefinitely, so the folder name contains a hash of their content.
    const hash = createHash('sha256').update(text).update(frameHtml).update(frameStyles).digest('hex').slice(0, 8);
    const files = {'frame.html': frameHtml, 'frame.css': frameStyles, 'widget.js': text};
    return Object.entries(files).map(([name, content]) => ({name: `assets/widget-${hash}/${name}`, content}));
  };
  return {
    name: 'widget-playground',
    getPathsToWatch: () => [callsFile],
    async contentLoaded({actions}) {
      const [page] = await createFiles();
      await actions.createData('playground.json', {frame: page?.name ?? '', code: await readCalls()});
    },
    configureWebpack: (config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> =>
      isServer
        ? {}
        : {
            ...separateStyles(config, ['widget-playground']),
            plugins: [new PublishFilesPlugin(createFiles)],
          },
  };
}
