import {ConsoleContent, panelClassName} from '@developer-docs/docusaurus-theme-openapi/console';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/OpenApi/Console';
import clsx from 'clsx';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** An API console in which readers edit a request, send it to the sandbox, and see the response. */
export default function OpenApiConsole(props: Props): ReactNode {
  const container = useRef<HTMLElement>(null);
  // The form can then move focus to a field.
  useLayoutEffect(() => {
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
        {operation: props.operation.id},
      )}
      tabIndex={-1}
    >
      <ConsoleContent {...props} />
    </section>
  );
}
