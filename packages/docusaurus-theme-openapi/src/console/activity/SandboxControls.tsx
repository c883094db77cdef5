import {getErrorMessage} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {formatOffset} from '../controls/format';
import {SmallButton} from '../controls/SmallButton';
import {requestHistory} from '../memory/request-history';
import {useObservable} from '../observable';
import type {Sandbox} from '../sandbox/load-sandbox';
import {useConsole} from '../state/console-context';
import controls from '../controls/controls.module.css';
import styles from './activity.module.css';

/** The steps by which the clock can be advanced, in milliseconds: an hour, a day, and 30 days. */
const clockSteps = [1, 24, 30 * 24].map((hours) => hours * 3_600_000);

/** The sandbox's clock, and the buttons that advance it and reset the sandbox. */
export function SandboxControls({sandbox}: {readonly sandbox: Sandbox}): ReactNode {
  const {sender, restoreSample} = useConsole();
  const clockOffset = useObservable(sandbox.clockOffset);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  /** Announces the result of an action, or shows its error. */
  const announce = (action: Promise<void>, result: string) => {
    action.then(
      () => {
        setMessage(result);
        setError(undefined);
      },
      (reason: unknown) => setError(getErrorMessage(reason)),
    );
  };
  const advanceClock = (milliseconds: number) =>
    announce(
      sandbox.advanceClock(milliseconds),
      translate(
        {id: 'theme.openapi.console.clock.advanced', message: 'The clock has been advanced by {time}.'},
        {time: formatOffset(milliseconds)},
      ),
    );
  const reset = async () => {
    await sandbox.reset();
    requestHistory.clear();
    sender.showEntry(undefined);
    restoreSample();
  };
  const resetMessage = translate({
    id: 'theme.openapi.console.sandbox.wasReset',
    message: 'The sandbox has been reset.',
  });
  return (
    <div className={clsx(controls.row, styles.state)}>
      <p>
        <b>{translate({id: 'theme.openapi.console.sandbox', message: 'Sandbox'})}</b>{' '}
        {clockOffset >= 1000 && (
          <span>
            {translate(
              {id: 'theme.openapi.console.sandbox.clock', message: 'clock +{offset}'},
              {offset: formatOffset(clockOffset)},
            )}
          </span>
        )}
      </p>
      <div className={controls.row}>
        {sandbox.usesClock && <ClockButtons onAdvance={advanceClock} />}
        <SmallButton onClick={() => announce(reset(), resetMessage)}>
          {translate({id: 'theme.openapi.console.sandbox.reset', message: 'Reset'})}
        </SmallButton>
      </div>
      <p role="status" className="openapi-visually-hidden">
        {message}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}

function ClockButtons({onAdvance}: {readonly onAdvance: (milliseconds: number) => void}): ReactNode {
  return (
    <>
      <span className={controls.hint}>
        {translate({id: 'theme.openapi.console.clock', message: 'Advance the clock:'})}
      </span>
      {clockSteps.map((milliseconds) => {
        const time = formatOffset(milliseconds);
        return (
          <SmallButton
            key={milliseconds}
            aria-label={translate(
              {id: 'theme.openapi.console.clock.advance', message: 'Advance the clock by {time}'},
              {time},
            )}
            onClick={() => onAdvance(milliseconds)}
          >
            +{time}
          </SmallButton>
        );
      })}
    </>
  );
}
