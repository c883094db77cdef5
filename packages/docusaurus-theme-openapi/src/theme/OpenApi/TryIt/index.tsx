import {LoadFailure, TryItButton, useTryIt} from '@developer-docs/docusaurus-theme-openapi/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/OpenApi/TryIt';
import type {ReactNode} from 'react';

/** A sample with a button that opens the console. The console's code is loaded on demand. */
export default function OpenApiTryIt({children, ...props}: Props): ReactNode {
  const {operation, sandbox = '', mode = 'replace'} = props;
  const {container, button, isLoading, error, press, opened} = useTryIt(props);
  return (
    <div
      ref={container}
      className="openapi-try-it"
      data-openapi-try={operation}
      data-openapi-sandbox={sandbox}
      data-openapi-mode={mode}
      data-openapi-open={opened !== undefined || undefined}
    >
      <div hidden={opened !== undefined && mode === 'replace'}>{children}</div>
      {opened !== undefined ? (
        <opened.Console {...opened.props} />
      ) : (
        <>
          <TryItButton buttonRef={button} aria-busy={isLoading} onClick={press}>
            {describeAction(mode)}
            <span className="openapi-visually-hidden"> {operation}</span>
          </TryItButton>
          {error !== undefined && <LoadFailure error={error} onRetry={press} />}
        </>
      )}
    </div>
  );
}

/** Returns the label of the button that opens the console. */
const describeAction = (mode: Props['mode']): string =>
  mode === 'run'
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
