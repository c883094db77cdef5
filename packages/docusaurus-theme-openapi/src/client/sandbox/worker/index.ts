import contract from '@generated/docusaurus-theme-openapi/default/contract.json';
import createExtension from '@generated/docusaurus-theme-openapi/default/extension';
import {expose} from 'comlink';
import {loadValidators} from './load-validators';
import {SandboxServer, type CreateSandboxExtension, type SandboxContract} from './sandbox-server';

/** Runs the API in a worker, so that responses don't block the page. */
expose(
  new SandboxServer(contract as SandboxContract, loadValidators, createExtension as CreateSandboxExtension | undefined),
);
