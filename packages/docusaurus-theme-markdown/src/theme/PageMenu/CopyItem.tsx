import type {CopyResult} from '@developer-docs/docusaurus-theme-markdown/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CopyItemProps {
  readonly result: CopyResult | undefined;
  readonly onCopy: () => void;
}

/** The menu item that copies the page, and its result. */
export function CopyItem({result, onCopy}: CopyItemProps): ReactNode {
  return (
    <li className={styles.copy}>
      <button type="button" onClick={onCopy}>
        <Translate id="theme.PageMenu.copy" description="The button in the page menu that copies the page as Markdown">
          Copy page
        </Translate>
      </button>
      <span role="status">
        {result === 'copied' && (
          <Translate id="theme.PageMenu.copied" description="The message in the page menu after the page was copied">
            Copied as Markdown
          </Translate>
        )}
        {result === 'failed' && (
          <Translate
            id="theme.PageMenu.copyFailed"
            description="The message in the page menu if the page couldn't be copied"
          >
            Couldn’t copy the page. View it as Markdown instead.
          </Translate>
        )}
      </span>
    </li>
  );
}
