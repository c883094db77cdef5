import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props as ConsoleProps} from '@theme/OpenApi/Console';
import type {Props} from '@theme/OpenApi/TryIt';
import {t} from '../../../client/component-texts';
import TryItButton from '../../../client/console/TryItButton';

/** A sample with a button that opens the console. The console's code is loaded on demand. */
export default function OpenApiTryIt(props: Props): ReactNode {
  const {operation, kind = 'minimal', mediaType, label = 'Try it', children} = props;
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed');
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setStatus('open');
    // The worker starts while the console is loading. The console shows any error.
    import(/* webpackChunkName: "sandbox-client" */ '../../../client/sandbox/load-sandbox')
      .then(({loadSandbox}) => loadSandbox())
      .catch(() => undefined);
    import(/* webpackChunkName: "sandbox-console" */ '@theme/OpenApi/Console').then(
      (module) => setConsole(() => module.default),
      () => setStatus('failed'),
    );
  };
  const {hash} = useLocation();
  useEffect(() => {
    // A link contains the media type, so it opens the first sample.
    if (mediaType === undefined && hash.startsWith(`#try=${operation}.${kind}.`)) {
      open();
    }
  }, [hash, operation, kind, mediaType]);
  const isOpen = status === 'open' && Console !== undefined;
  return (
    <div className="try-it" data-label={label} data-open={isOpen || undefined}>
      <div hidden={isOpen && label === 'Try it'}>{children}</div>
      {isOpen ? (
        <Console
          operation={operation}
          kind={kind}
          mediaType={mediaType}
          runsOnOpen={label === 'Run'}
          onClose={() => {
            setStatus('closed');
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : (
        <>
          <TryItButton buttonRef={button} aria-busy={status === 'open'} onClick={open}>
            {t(status === 'failed' ? 'console.retry' : label === 'Run' ? 'console.run' : 'console.tryIt')}
            <span className="visually-hidden"> {operation}</span>
          </TryItButton>
          {status === 'failed' && <p role="alert">{t('console.loadError')}</p>}
        </>
      )}
    </div>
  );
}
