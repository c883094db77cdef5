import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props as ConsoleProps} from '@theme/OpenApi/Console';
import type {Props} from '@theme/OpenApi/TryIt';
import {t} from '../../../client/component-texts';
import {isReopened, isSiteUpdatedError, loadCode, reloadConsole, setOpenConsole} from '../../../client/recovery';
import {readLink} from '../../../client/console/model/link-prefix';
import {useEvent} from '../../../client/use-event';
import TryItButton from '../../../client/console/TryItButton';

/** The texts after a failure. */
const failures = {
  failed: {message: 'console.loadError', action: 'console.retry'},
  outdated: {message: 'console.outdated', action: 'console.reload'},
} as const;

/** A sample with a button that opens the console. The console's code is loaded on demand. */
export default function OpenApiTryIt(props: Props): ReactNode {
  const {operation, kind = 'minimal', mediaType, label = 'Try it', children} = props;
  const [status, setStatus] = useState<'closed' | 'open' | 'failed' | 'outdated'>('closed');
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const sample = [operation, kind, mediaType ?? '', label];
  const open = () => {
    setStatus('open');
    setOpenConsole(sample);
    // The worker starts while the console is loading. The console shows any error.
    import(/* webpackChunkName: "sandbox-client" */ '../../../client/sandbox/load-sandbox')
      .then(({loadSandbox}) => loadSandbox())
      .catch(() => undefined);
    loadCode(() => import(/* webpackChunkName: "sandbox-console" */ '@theme/OpenApi/Console')).then(
      (module) => setConsole(() => module.default),
      (error: unknown) => setStatus(isSiteUpdatedError(error) ? 'outdated' : 'failed'),
    );
  };
  const {hash} = useLocation();
  const reopen = useEvent(() => {
    if (isReopened(sample)) open();
  });
  useEffect(() => {
    reopen();
    return () => setOpenConsole(undefined);
  }, [reopen]);
  const openLinked = useEvent(open);
  // A link contains the media type, so it opens the first sample.
  const isLinked = mediaType === undefined && readLink(hash, operation, kind) !== undefined;
  useEffect(() => {
    if (isLinked) openLinked();
  }, [isLinked, openLinked]);
  const isOpen = status === 'open' && Console !== undefined;
  const failure = status === 'closed' || status === 'open' ? undefined : failures[status];
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
            setOpenConsole(undefined);
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : (
        <>
          <TryItButton
            buttonRef={button}
            aria-busy={status === 'open'}
            onClick={status === 'outdated' ? reloadConsole : open}
          >
            {t(failure?.action ?? (label === 'Run' ? 'console.run' : 'console.tryIt'))}
            <span className="visually-hidden"> {operation}</span>
          </TryItButton>
          {failure && <p role="alert">{t(failure.message)}</p>}
        </>
      )}
    </div>
  );
}
