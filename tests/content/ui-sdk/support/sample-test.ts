import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {widgetBuilder} from '../../../../config/product-plugins';
import {startProductServer, type ProductServer} from '../../../../product/mock/node';
import {loadContract} from '../../../../tools/mock/contract';
import {findFreePort} from '../../../support/listen';
import {startProgram} from '../../../support/programs';
import {createSampleEnvironment} from '../../samples/interpreters';
import {copySamples} from './samples';

interface Fixtures {
  /** The mock, with the widget. */
  mock: ProductServer;
  /**
   * Starts a sample's server against the mock, as a reader would.
   *
   * @param file - The path of the server, relative to `product/samples/`, such as `ui-sdk/first-widget/server.mjs`.
   * @param options.page - The page to serve instead of its own, relative to `product/samples/`.
   * @param options.edit - Modifies the page.
   * @param options.files - Additional files to write next to the server, by name.
   */
  serve: (
    file: string,
    options?: {
      readonly page?: string;
      readonly edit?: (html: string) => string;
      readonly files?: Readonly<Record<string, string>>;
    },
  ) => Promise<{readonly origin: string}>;
}

/** `test` with the samples running against the mock. */
export const test = base.extend<Fixtures>({
  mock: async ({}, use) => {
    const mock = await startProductServer({...(await loadContract()), staticFiles: widgetBuilder.files});
    await use(mock);
    await mock.close();
  },
  serve: async ({mock}, use) => {
    const undo: (() => void | Promise<void>)[] = [];
    await use(async (file, {page, edit = (html: string) => html, files = {}} = {}) => {
      const {folder, remove} = copySamples(['ui-sdk'], mock.origin);
      undo.push(remove);
      const server = path.join(folder, file);
      const own = path.join(path.dirname(server), 'index.html');
      const html = readFileSync(page === undefined ? own : path.join(folder, page), 'utf8');
      writeFileSync(own, edit(html));
      for (const [name, content] of Object.entries(files)) {
        writeFileSync(path.join(path.dirname(server), name), content);
      }
      const port = String(await findFreePort());
      const origin = `http://localhost:${port}`;
      const command = file.endsWith('.py') ? 'python3' : process.execPath;
      const env = createSampleEnvironment({API_URL: mock.url, API_KEY: mock.apiKey, PORT: port});
      const {stop} = await startProgram([command, server], origin, {env});
      undo.push(stop);
      return {origin};
    });
    for (const step of undo.reverse()) await step();
  },
});

export {expect};
