import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SampleKind} from '../../../reference/samples';
import {encodeDraft, type RequestDraft} from '../../client/console/draft';
import Field from '../shared/Field';

interface CopyLinkProps {
  readonly operation: string;
  readonly kind: SampleKind;
  readonly draft: RequestDraft;
}

/** Some chat and email clients truncate longer links. */
const maxLinkLength = 16_000;

/**
 * Copies a link to the edited request. If the clipboard isn't available, such as on an insecure origin, the link is
 * shown.
 */
export default function CopyLink({operation, kind, draft}: CopyLinkProps): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const [result, setResult] = useState<{
    readonly draft: RequestDraft;
    readonly link: string;
    readonly status: 'copied' | 'shown' | 'too long';
  }>();
  const {status, link} = result?.draft === draft ? result : {};
  const copyLink = async () => {
    const {origin, pathname, search} = window.location;
    const created = `${origin}${pathname}${search}${encodeDraft(operation, kind, draft)}`;
    if (created.length > maxLinkLength) {
      setResult({draft, link: created, status: 'too long'});
      return;
    }
    try {
      await navigator.clipboard.writeText(created);
      setResult({draft, link: created, status: 'copied'});
    } catch {
      setResult({draft, link: created, status: 'shown'});
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        title={`Copies a link that opens this request in ${title}. It doesn’t contain credentials.`}
        onClick={() => {
          void copyLink();
        }}
      >
        Copy link
      </button>
      <span role="status">
        {status === 'copied' && 'Copied'}
        {status === 'too long' && 'The request is too large for a link.'}
      </span>
      {status === 'shown' && link !== undefined && <Field label="Copy this link" value={link} />}
    </>
  );
}
