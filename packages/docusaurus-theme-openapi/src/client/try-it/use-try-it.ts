import {useLocation} from '@docusaurus/router';
import type {Props as ConsoleProps} from '@theme/OpenApi/Console';
import type {Props} from '@theme/OpenApi/TryIt';
import {useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import {openAround} from '../folds';
import {authorizeEvent} from './authorize-event';
import {getLinkName, isLinkTo} from './link-prefix';
import {importCode, isSiteUpdatedError, reloadConsole, setOpenConsole, takeValueBeforeReload} from './recovery';

/** Loads the console. */
const loadConsole = async () =>
  (await importCode(() => import(/* webpackChunkName: "sandbox-console" */ '@theme/OpenApi/Console'))).default;

/** The state of a button that opens a console. */
export interface TryIt {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isLoading: boolean;
  /** Why the console couldn't be loaded. */
  readonly error: Error | undefined;
  /** Whether only a reload of the page helps, because the site was updated. */
  readonly isOutdated: boolean;
  /** Called when the reader presses the button: opens the console, or reloads the page. */
  readonly press: () => void;
  /** The console that's open, with its props. */
  readonly opened: {readonly Console: ComponentType<ConsoleProps>; readonly props: ConsoleProps} | undefined;
}

/** Opens the console of a sample when a reader presses a button or follows a link. Its code is loaded on demand. */
export function useTryIt(props: Omit<Props, 'children'>): TryIt {
  const {operation, sandbox = '', kind = 'minimal', mediaType, mode = 'replace'} = props;
  const [isRequested, setIsRequested] = useState(false);
  const [error, setError] = useState<Error>();
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  /** Whether the reader has pressed the button. Links open the console, but never send a request. */
  const [isPressed, setIsPressed] = useState(false);
  /** Counts the requests for the authorization panel, each of which moves focus to it. */
  const [authorizations, setAuthorizations] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  /** Identifies the console on its page, so that it's opened again after a deploy. */
  const id = ['console', sandbox, operation, kind, mediaType, mode].join(' ');
  const open = () => {
    setIsRequested(true);
    setError(undefined);
    setOpenConsole(id);
    loadConsole().then(
      (component) => setConsole(() => component),
      (reason: unknown) => {
        setIsRequested(false);
        setError(reason as Error);
      },
    );
  };
  const {hash} = useLocation();
  // A link contains the media type, so it opens the first sample.
  const isLinked = mediaType === undefined && isLinkTo(hash, getLinkName(operation, sandbox), kind);
  useEffect(() => {
    const wasPressed = takeValueBeforeReload(id) !== undefined;
    if (wasPressed) setIsPressed(!isLinked);
    if (wasPressed || isLinked) {
      if (container.current !== null) openAround(container.current);
      open();
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another link to the same sample opens the console again
  }, [hash, id, isLinked]);
  useEffect(() => {
    const element = container.current;
    const authorize = () => {
      setAuthorizations(authorizations + 1);
      if (element !== null) openAround(element);
      if (!isRequested) open();
    };
    element?.addEventListener(authorizeEvent, authorize);
    return () => element?.removeEventListener(authorizeEvent, authorize);
  });
  const isOutdated = isSiteUpdatedError(error);
  const press = () => {
    setIsPressed(true);
    if (isOutdated) reloadConsole();
    else open();
  };
  const onClose = () => {
    setAuthorizations(0);
    setIsPressed(false);
    setIsRequested(false);
    setTimeout(() => button.current?.focus());
  };
  const runsOnOpen = mode === 'run' && isPressed;
  const consoleProps = {operation, sandbox, kind, mediaType, runsOnOpen, authorizations, onClose};
  const opened = isRequested && Console !== undefined ? {Console, props: consoleProps} : undefined;
  return {container, button, isLoading: isRequested, error, isOutdated, press, opened};
}
