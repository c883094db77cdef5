import type {ComponentType} from 'react';
import type {Props} from '@theme/OpenApi/Console';
import {loadCode, setOpenConsole} from './recovery';

/**
 * Loads the console, and starts the sandbox at the same time. The console shows any error of the sandbox.
 *
 * @param id - Identifies the console among those of the page, so that it's opened again after a deploy.
 * @param sandbox - The ID of the sandbox.
 */
export async function loadConsole(id: string, sandbox: string): Promise<ComponentType<Props>> {
  setOpenConsole(id);
  import(/* webpackChunkName: "sandbox-client" */ './sandbox/load-sandbox')
    .then(({loadSandbox}) => loadSandbox(sandbox))
    .catch(() => undefined);
  return (await loadCode(() => import(/* webpackChunkName: "sandbox-console" */ '@theme/OpenApi/Console'))).default;
}
