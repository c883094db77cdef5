import {useCallback} from 'react';
import {loadConsoleFile} from '../../client/load-console-file';
import {useLoaded, type Loaded} from '../../client/use-loaded';
import {getOperationFile} from '../../shared/console-files';
import type {ConsoleOperation} from '../../shared/console-operation';
import {loadSandbox} from '../sandbox/load-sandbox';

/**
 * Loads the description of an operation for a component, and starts its sandbox. The console shows errors of the
 * sandbox.
 */
export const useOperation = (id: string, sandbox: string): Loaded<ConsoleOperation> =>
  useLoaded(
    useCallback(() => {
      loadSandbox(sandbox).catch(() => undefined);
      return loadConsoleFile<ConsoleOperation>(getOperationFile(id, sandbox));
    }, [id, sandbox]),
  );
