import {
  authorizeEvent,
  getLinkName,
  isLinkTo,
  isSiteUpdatedError,
  loadConsole,
  openAround,
  reloadConsole,
  takeValueBeforeReload,
  TryItButton,
} from '@developer-docs/docusaurus-theme-openapi/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {Props as ConsoleProps} from '@theme/OpenApi/Console';
import type {Props} from '@theme/OpenApi/TryIt';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

/** A sample with a button that opens the console. The console's code is loaded on demand. */
export default function OpenApiTryIt(props: Props): ReactNode {
  const {operation, sandbox = '', kind = 'minimal', mediaType, mode = 'replace', children} = props;
  const [isRequested, setIsRequested] = useState(false);
  /** Why the console couldn't be loaded. */
  const [error, setError] = useState<Error>();
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  /** Whether the reader has pressed the button. Links open the console, but never send a request. */
  const [isPressed, setIsPressed] = useState(false);
  /** Counts the requests for the authorization panel, each of which moves focus to it. */
  const [authorizations, setAuthorizations] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const id = ['console', sandbox, operation, kind, mediaType, mode].join(' ');
  const open = () => {
    setIsRequested(true);
    setError(undefined);
    loadConsole(id).then(
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
  const isOpen = isRequested && Console !== undefined;
  return (
    <div
      ref={container}
      className="openapi-try-it"
      data-openapi-try={operation}
      data-openapi-sandbox={sandbox}
      data-openapi-mode={mode}
      data-openapi-open={isOpen || undefined}
    >
      <div hidden={isOpen && mode === 'replace'}>{children}</div>
      {isOpen ? (
        <Console
          operation={operation}
          sandbox={sandbox}
          kind={kind}
          mediaType={mediaType}
          runsOnOpen={mode === 'run' && isPressed}
          authorizations={authorizations}
          onClose={() => {
            setAuthorizations(0);
            setIsPressed(false);
            setIsRequested(false);
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : (
        <>
          <TryItButton
            buttonRef={button}
            aria-busy={isRequested}
            onClick={() => {
              setIsPressed(true);
              if (isSiteUpdatedError(error)) reloadConsole();
              else open();
            }}
          >
            {describeAction(mode, error)}
            <span className="openapi-visually-hidden"> {operation}</span>
          </TryItButton>
          {error !== undefined && (
            <p role="alert">
              {isSiteUpdatedError(error)
                ? translate({
                    id: 'theme.openapi.console.outdated',
                    message: 'The site was updated. Reload the page to continue.',
                    description: "The message if a part of the page can't be loaded because the site was updated",
                  })
                : error.message}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Returns the label of the button that opens the console. */
function describeAction(mode: Props['mode'], error: Error | undefined): string {
  if (isSiteUpdatedError(error)) {
    return translate({
      id: 'theme.openapi.console.reload',
      message: 'Reload',
      description: 'The button that reloads the page after the site was updated',
    });
  }
  if (error !== undefined) {
    return translate({
      id: 'theme.openapi.console.retry',
      message: 'Retry',
      description: 'The button that loads the console again',
    });
  }
  return mode === 'run'
    ? translate({
        id: 'theme.openapi.console.run',
        message: 'Run',
        description: 'The button that opens the console and sends the request',
      })
    : translate({
        id: 'theme.openapi.console.tryIt',
        message: 'Try it',
        description: 'The label of the button that opens the console',
      });
}
