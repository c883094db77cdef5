import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState, type ReactNode} from 'react';
import {copyOrShow} from './controls/copy-or-show';
import type {RequestDraft} from './request/draft/draft';
import {useConsole} from './state/console-context';

/** Copies a link to the edited request. */
export function CopyLink(): ReactNode {
  const {draft, createHash} = useConsole();
  const {title} = useDocusaurusContext().siteConfig;
  const [result, setResult] = useState<{readonly draft: RequestDraft; readonly message: ReactNode}>();
  const copyLink = async () => {
    const {origin, pathname, search} = window.location;
    const message = await copyOrShow(
      `${origin}${pathname}${search}${createHash()}`,
      translate({id: 'theme.openapi.console.copyLink.copied', message: 'Copied'}),
      translate({id: 'theme.openapi.console.copyLink.field', message: 'Copy this link'}),
    );
    setResult({draft, message});
  };
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        title={translate(
          {
            id: 'theme.openapi.console.copyLink.hint',
            message:
              'Copies a link that opens this request in {title}, with what you entered. It leaves out fields for credentials.',
          },
          {title},
        )}
        onClick={() => void copyLink()}
      >
        {translate({id: 'theme.openapi.console.copyLink', message: 'Copy link'})}
      </button>
      <div role="status">{result?.draft === draft && result.message}</div>
    </>
  );
}
