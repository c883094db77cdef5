import {reopenAfterReload, takeReopened} from '@developer-docs/docusaurus-utils';
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import type {Props as ConsoleProps} from '@theme/OpenApi/Console';
import type {Props} from '@theme/OpenApi/TryIt';
import {useEffect, useRef, useState, type ComponentType} from 'react';
import {loadOnDemand} from '../common/loading/load-on-demand';
import {openAround} from '../details';
import {listenToAuthorize} from './authorize-event';
import {getLinkName, isLinkTo} from './console-link';

/** Loads the console, and the operation that it shows. */
async function loadConsole(operationId: string, sandbox: string) {
  const [{default: Console}, {loadOperation}] = await loadOnDemand(() =>
    Promise.all([
      import(/* webpackChunkName: "openapi-console" */ '@theme/OpenApi/Console'),
      import(/* webpackChunkName: "openapi-console" */ '@developer-docs/docusaurus-theme-openapi/console'),
    ]),
  );
  return {Console, operation: await loadOperation(operationId, sandbox)};
}

/** Opens the console of a sample when a reader presses a button or follows a link. Its code is loaded on demand. */
export function useTryIt(props: Omit<Props, 'children'>) {
  const {operation, sandbox = '', kind = 'minimal', mediaType, mode = 'replace'} = props;
  /** Why the console is open; `undefined` if it isn't. */
  const [reason, setReason] = useState<ConsoleProps['reason']>();
  /** Why the console couldn't be loaded. */
  const [error, setError] = useState<Error>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadConsole>>>();
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  /** Identifies the console on its page, so that it's opened again after a deploy. */
  const id = ['console', sandbox, operation, kind, mediaType, mode].join(' ');
  const isOpen = reason !== undefined && loaded !== undefined;
  const open = (newReason: ConsoleProps['reason']) => {
    if (container.current !== null) openAround(container.current);
    if (isOpen) return;
    setReason(newReason);
    setError(undefined);
    reopenAfterReload(id);
    loadConsole(operation, sandbox).then(setLoaded, (loadError: unknown) => {
      setReason(undefined);
      setError(loadError as Error);
    });
  };
  const pressReason = mode === 'run' ? 'run' : 'edit';
  const {hash} = useLocation();
  // A link contains the media type, so it opens the first sample.
  const isLinked = mediaType === undefined && isLinkTo(hash, getLinkName(operation, sandbox), kind);
  useEffect(() => {
    const wasPressed = takeReopened(id) !== undefined;
    // Links open the console, but never send a request.
    if (isLinked) open('edit');
    else if (wasPressed) open(pressReason);
    // oxlint-disable-next-line react/exhaustive-deps -- another link to the same sample opens the console again
  }, [hash, id, isLinked]);
  const authorize = useEvent(() => open('authorize'));
  useEffect(() => listenToAuthorize(container.current, authorize), [authorize]);
  const onClose = () => {
    setReason(undefined);
    reopenAfterReload();
    setTimeout(() => button.current?.focus());
  };
  /** The console that's open, with its props. */
  const opened: {readonly Console: ComponentType<ConsoleProps>; readonly props: ConsoleProps} | undefined = isOpen
    ? {Console: loaded.Console, props: {operation: loaded.operation, kind, mediaType, reason, onClose}}
    : undefined;
  return {container, button, isLoading: reason !== undefined, error, press: () => open(pressReason), opened};
}
