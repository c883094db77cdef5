import type {Props} from '@theme/OpenApi/Console';
import type {ComponentType} from 'react';
import {importCode, setOpenConsole} from './recovery';

/**
 * Loads the console.
 *
 * @param id - Identifies the console on its page, so that it's opened again after a deploy.
 */
export async function loadConsole(id: string): Promise<ComponentType<Props>> {
  setOpenConsole(id);
  return (await importCode(() => import(/* webpackChunkName: "sandbox-console" */ '@theme/OpenApi/Console'))).default;
}
