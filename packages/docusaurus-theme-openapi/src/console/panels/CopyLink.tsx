import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SampleKind} from '@developer-docs/openapi';
import {t} from '../console-texts';
import type {ConsoleOperation} from '../contract/operation';
import {encodeDraft, type RequestDraft} from '../model/draft';
import {removeSecrets} from '../model/draft-secrets';
import {copyOrShow} from '../shared/copy-or-show';

interface CopyLinkProps {
  readonly model: ConsoleOperation;
  readonly kind: SampleKind;
  readonly draft: RequestDraft;
}

/** Some chat and email clients truncate longer links. */
const maxLinkLength = 16_000;

/** Copies a link to the edited request. */
export default function CopyLink({model, kind, draft}: CopyLinkProps): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const [result, setResult] = useState<{readonly draft: RequestDraft; readonly message: ReactNode}>();
  const copyLink = async () => {
    const {origin, pathname, search} = window.location;
    const link = `${origin}${pathname}${search}${encodeDraft(model, kind, draft)}`;
    const hasBody = removeSecrets(model, draft).body !== undefined;
    const copied = t(hasBody ? 'console.copyLink.copied' : 'console.copyLink.withoutBody');
    const message =
      link.length > maxLinkLength
        ? t('console.copyLink.tooLarge')
        : await copyOrShow(link, copied, t('console.copyLink.field'));
    setResult({draft, message});
  };
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        title={t('console.copyLink.hint', {title})}
        onClick={() => {
          void copyLink();
        }}
      >
        {t('console.copyLink')}
      </button>
      <div role="status">{result?.draft === draft && result.message}</div>
    </>
  );
}
