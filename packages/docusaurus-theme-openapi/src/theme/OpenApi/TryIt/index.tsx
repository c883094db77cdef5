import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
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
import type {Props as ConsoleProps} from '@theme/OpenApi/Console';
import type {Props} from '@theme/OpenApi/TryIt';

/** A sample with a button that opens the console. The console's code is loaded on demand. */
export default function OpenApiTryIt(props: Props): ReactNode {
  const {operation, sandbox = '', kind = 'minimal', mediaType, mode = 'replace', children} = props;
  const [status, setStatus] = useState<'closed' | 'open' | 'loadError' | 'outdated'>('closed');
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  /** Whether the reader has pressed the button. Links open the console, but never send a request. */
  const [isPressed, setIsPressed] = useState(false);
  /** Counts the requests for the authorization panel, each of which moves focus to it. */
  const [authorizations, setAuthorizations] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const id = ['console', sandbox, operation, kind, mediaType, mode].join(' ');
  const open = () => {
    setStatus('open');
    loadConsole(id).then(
      (component) => setConsole(() => component),
      (error: unknown) => setStatus(isSiteUpdatedError(error) ? 'outdated' : 'loadError'),
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
      if (status !== 'open') open();
    };
    element?.addEventListener(authorizeEvent, authorize);
    return () => element?.removeEventListener(authorizeEvent, authorize);
  });
  const isOpen = status === 'open' && Console !== undefined;
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
            setStatus('closed');
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : (
        <>
          <TryItButton
            buttonRef={button}
            aria-busy={status === 'open'}
            onClick={() => {
              setIsPressed(true);
              if (status === 'outdated') reloadConsole();
              else open();
            }}
          >
            {status === 'loadError'
              ? translate({
                  id: 'theme.openapi.console.retry',
                  message: 'Retry',
                  description: 'The button that loads the console again',
                })
              : status === 'outdated'
                ? translate({
                    id: 'theme.openapi.console.reload',
                    message: 'Reload',
                    description: 'The button that reloads the page after the site was updated',
                  })
                : mode === 'run'
                  ? translate({
                      id: 'theme.openapi.console.run',
                      message: 'Run',
                      description: 'The button that opens the console and sends the request',
                    })
                  : translate({
                      id: 'theme.openapi.console.tryIt',
                      message: 'Try it',
                      description: 'The label of the button that opens the console',
                    })}
            <span className="openapi-visually-hidden"> {operation}</span>
          </TryItButton>
          {status === 'loadError' && (
            <p role="alert">
              {translate({
                id: 'theme.openapi.console.loadError',
                message: 'The console couldn’t be loaded. Check your connection, then retry.',
                description: "The message if the console, or a part of it, can't be loaded",
              })}
            </p>
          )}
          {status === 'outdated' && (
            <p role="alert">
              {translate({
                id: 'theme.openapi.console.outdated',
                message: 'The site was updated. Reload the page to continue.',
                description: "The message if a part of the page can't be loaded because the site was updated",
              })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
