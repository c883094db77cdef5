import type {MockExtension} from '@developer-docs/mock-api';
import documents from '@generated/@developer-docs/docusaurus-theme-openapi/default/documents.json';
import extension from '@generated/@developer-docs/docusaurus-theme-openapi/default/extension';
import {expose, proxy} from 'comlink';
import type {SandboxDocuments} from '../../../shared/console-files';
import {loadDocuments, loadValidators} from './load-files';
import {createSandboxServer, type SandboxWorker} from './sandbox-server';

/** Runs the API in a worker, so that responses don't block the page. */
const worker: SandboxWorker = {
  async open(id) {
    const load = (module: number) => loadValidators(module, id);
    // The extension is written for the current documents.
    const server =
      id === ''
        ? createSandboxServer(documents as SandboxDocuments, load, extension as MockExtension | undefined)
        : createSandboxServer(await loadDocuments(id), load);
    return proxy(server);
  },
};
expose(worker);
