import {validateFunctions} from '@generated/docusaurus-theme-openapi/default/validators';
import contract from '@generated/docusaurus-theme-openapi/default/contract.json';
import createExtension from '@generated/docusaurus-theme-openapi/default/extension';
import type {ValidateFunctions} from '@developer-docs/mock-api';
import {expose} from 'comlink';
import {SandboxServer, type CreateSandboxExtension, type SandboxContract} from './sandbox-server';

/** Runs the API in a worker, so that responses don't block the page. */
expose(
  new SandboxServer(
    contract as SandboxContract,
    validateFunctions as ValidateFunctions,
    createExtension as CreateSandboxExtension | undefined,
  ),
);
