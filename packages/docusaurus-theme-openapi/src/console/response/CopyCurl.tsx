import {generateCurlSample} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {copyOrShow} from '../controls/copy-or-show';
import {SmallButton} from '../controls/SmallButton';
import type {HistoryEntry} from '../request/memory/history';

/** Copies the cURL command for a request that was sent. */
export function CopyCurl({entry}: {readonly entry: HistoryEntry}): ReactNode {
  const [result, setResult] = useState<ReactNode>();
  const copy = async () => {
    setResult(
      await copyOrShow(
        generateCurlSample(entry.sample),
        translate({id: 'theme.openapi.console.copyCurl.copied', message: 'Copied. Credentials are variables.'}),
        translate({id: 'theme.openapi.console.copyCurl.field', message: 'Copy this command'}),
      ),
    );
  };
  return (
    <>
      <SmallButton onClick={() => void copy()}>
        {translate({id: 'theme.openapi.console.copyCurl', message: 'Copy as cURL'})}
      </SmallButton>
      <span role="status">{result}</span>
    </>
  );
}
