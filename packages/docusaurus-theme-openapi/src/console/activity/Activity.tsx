import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Sandbox} from '../sandbox/load-sandbox';
import {RequestHistory} from './RequestHistory';
import {SandboxControls} from './SandboxControls';
import {Webhooks} from './Webhooks';
import controls from '../controls/controls.module.css';
import styles from './activity.module.css';

/** Shows the sandbox's state, clock, history, and webhooks. */
export function Activity({sandbox}: {readonly sandbox: Sandbox}): ReactNode {
  return (
    <div className={styles.activity}>
      <SandboxControls sandbox={sandbox} />
      <RequestHistory />
      <Webhooks sandbox={sandbox} />
      <p className={controls.hint}>
        {translate({
          id: 'theme.openapi.console.privacy.sandbox',
          message:
            'Requests to the sandbox run in your browser and are never sent over the network. The data is discarded when you reload or close this tab.',
        })}
      </p>
    </div>
  );
}
