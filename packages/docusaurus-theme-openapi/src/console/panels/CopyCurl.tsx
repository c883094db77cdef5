import {useState, type ReactNode} from 'react';
import {t} from '../console-texts';
import {createCurlCommand} from '../model/response';
import type {HistoryEntry} from '../model/tab-store';
import {SmallButton} from '../shared/controls';
import {copyOrShow} from '../shared/copy-or-show';

/** Copies the cURL command for a request that was sent. */
export default function CopyCurl({entry}: {readonly entry: HistoryEntry}): ReactNode {
  const [result, setResult] = useState<ReactNode>();
  const copy = async () => {
    const command = createCurlCommand(entry.sample, entry.request);
    setResult(await copyOrShow(command, t('console.copyCurl.copied'), t('console.copyCurl.field')));
  };
  return (
    <>
      <SmallButton onClick={() => void copy()}>{t('console.copyCurl')}</SmallButton>
      <span role="status">{result}</span>
    </>
  );
}
