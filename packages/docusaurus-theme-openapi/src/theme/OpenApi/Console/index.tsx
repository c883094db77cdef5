import {LoadError} from '@developer-docs/docusaurus-theme-openapi/client';
import {
  LoadedConsole,
  panelClassName,
  SmallButton,
  useOperation,
} from '@developer-docs/docusaurus-theme-openapi/console';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/OpenApi/Console';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** An API console in which readers edit a request, send it to the sandbox, and see the response. */
export default function OpenApiConsole(props: Props): ReactNode {
  const {operation: id, sandbox, onClose} = props;
  const {value: operation, error, retry} = useOperation(id, sandbox);
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    container.current?.focus({preventScroll: true});
    container.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <section
      ref={container}
      className={clsx(panelClassName, styles.console)}
      aria-label={translate(
        {
          id: 'theme.openapi.console.label',
          message: 'Console: {operation}',
          description: "The accessible name of the console. {operation} is the operation's title.",
        },
        {operation: id},
      )}
      aria-busy={operation === undefined && error === undefined}
      tabIndex={-1}
    >
      {operation !== undefined ? (
        <LoadedConsole {...props} operation={operation} />
      ) : (
        <div className={styles.loading}>
          {error !== undefined ? (
            <LoadError error={error} onRetry={retry} />
          ) : (
            <p role="status">
              {translate({
                id: 'theme.openapi.console.loading',
                message: 'Loading the console…',
                description: 'The message while the console, or a part of it, is being loaded',
              })}
            </p>
          )}
          <SmallButton onClick={onClose}>
            {translate({
              id: 'theme.openapi.console.close',
              message: 'Close',
              description: 'The button that closes the console',
            })}
          </SmallButton>
        </div>
      )}
    </section>
  );
}
