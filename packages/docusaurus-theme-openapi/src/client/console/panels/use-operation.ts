import {useCallback} from 'react';
import {getOperationFile} from '../../console-contract/file-names';
import type {ConsoleOperation} from '../../console-contract/operation';
import {loadFile} from '../shared/load-file';
import {useLoaded, type Loaded} from '../shared/use-loaded';

/** Loads the description of an operation for a component. */
export const useOperation = (id: string, sandbox: string): Loaded<ConsoleOperation> =>
  useLoaded(useCallback(() => loadFile<ConsoleOperation>(getOperationFile(id, sandbox)), [id, sandbox]));
