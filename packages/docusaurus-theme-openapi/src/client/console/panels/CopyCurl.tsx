import {useState, type ReactNode} from 'react';
import {t} from '../../console-texts';
import {createCurlCommand} from '../model/response';
import type {HistoryEntry} from '../model/tab-store';
import {SmallButton} from '../shared/controls';
import Field from '../shared/Field';

/** Copies the cURL command for a request that was sent. If the clipboard isn't available, the command is shown. */
export default function CopyCurl({entry}: {readonly entry: HistoryEntry}): ReactNode {
  const [result, setResult] = useState<ReactNode>();
  const copy = async () => {
    const command = createCurlCommand(entry.sample, entry.request);
    try {
      await navigator.clipboard.writeText(command);
      setResult(t('console.copyCurl.copied'));
    } catch {
      setResult(<Field label={t('console.copyCurl.field')} value={command} />);
    }
  };
  return (
    <>
      <SmallButton onClick={() => void copy()}>{t('console.copyCurl')}</SmallButton>
      <span role="status">{result}</span>
    </>
  );
}
