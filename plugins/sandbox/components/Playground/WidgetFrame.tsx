import {useState, type ReactNode} from 'react';
import {findSdk} from '../../client/playground/runner';
import Message from '../shared/Message';
import styles from './Playground.module.css';

interface WidgetFrameProps {
  readonly url: string;
  /** Called when the script of the widget has run. */
  readonly onLoad: (frame: Window) => void;
}

/** The frame in which the widget runs. */
export default function WidgetFrame({url, onLoad}: WidgetFrameProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      {hasFailed && (
        <Message
          onRetry={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          The widget couldn’t be loaded. Check your connection, then retry.
        </Message>
      )}
      <iframe
        key={attempt}
        className={styles.frame}
        title="Widget"
        src={url}
        hidden={hasFailed}
        onLoad={({currentTarget}) => {
          const {contentWindow, contentDocument} = currentTarget;
          // The browser's page about a failed request has another origin, so its window isn't accessible.
          if (contentWindow === null || contentDocument === null || findSdk(contentWindow) === undefined) {
            setHasFailed(true);
          } else {
            onLoad(contentWindow);
          }
        }}
      />
    </>
  );
}
