import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {SampleKind} from '@developer-docs/openapi';
import type {ConsoleProps} from './Console/LoadedConsole';
import TryItButton from './TryItButton';

export interface TryItProps {
  /** Operation ID. */
  readonly operation: string;
  /** The sample that the console opens with: `minimal` (default) or `realistic`. */
  readonly kind?: SampleKind;
  /** `Run` opens the console and sends the request. */
  readonly label?: 'Try it' | 'Run';
  /**
   * The sample. With `Try it`, the console replaces the sample when opened. With `Run`, it appears below the sample.
   */
  readonly children: ReactNode;
}

/** A sample with a button that opens the console. The console's code is loaded on demand. */
export default function TryIt({operation, kind = 'minimal', label = 'Try it', children}: TryItProps): ReactNode {
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed');
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setStatus('open');
    // The worker starts while the console is loading. The console shows any error.
    import(/* webpackChunkName: "sandbox-client" */ '../client/load-sandbox')
      .then(({loadSandbox}) => loadSandbox())
      .catch(() => undefined);
    import(/* webpackChunkName: "sandbox-console" */ './Console').then(
      (module) => setConsole(() => module.default),
      () => setStatus('failed'),
    );
  };
  const {hash} = useLocation();
  useEffect(() => {
    if (hash.startsWith(`#try=${operation}.${kind}.`)) {
      open();
    }
  }, [hash, operation, kind]);
  const isOpen = status === 'open' && Console !== undefined;
  return (
    <div className="try-it" data-label={label} data-open={isOpen || undefined}>
      <div hidden={isOpen && label === 'Try it'}>{children}</div>
      {isOpen ? (
        <Console
          operation={operation}
          kind={kind}
          runsOnOpen={label === 'Run'}
          onClose={() => {
            setStatus('closed');
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : (
        <>
          <TryItButton ref={button} aria-busy={status === 'open'} onClick={open}>
            {status === 'failed' ? 'Retry' : label}
            <span className="visually-hidden"> {operation}</span>
          </TryItButton>
          {status === 'failed' && (
            <p role="alert">The console couldn’t be loaded. Check your connection, then retry.</p>
          )}
        </>
      )}
    </div>
  );
}
