import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {SmallButton} from '../controls/SmallButton';
import {getDownloadName} from '../http/response-body';
import type {HistoryEntry} from '../memory/request-history';
import controls from '../controls/controls.module.css';
import styles from './response.module.css';

/** A response that isn't text, or too long to be shown: an image, and the button that saves the body with its name. */
export function ResponseFile({entry: {url, response}}: {readonly entry: HistoryEntry}): ReactNode {
  const {body} = response;
  const name = getDownloadName(new Headers(response.headers), url);
  return (
    <>
      {typeof body !== 'string' && (
        <p className={controls.hint}>
          {translate(
            {id: 'theme.openapi.console.fileBody', message: 'The body is a file with the media type {type}.'},
            {type: body.type},
          )}
        </p>
      )}
      {typeof body !== 'string' && body.type.startsWith('image/') && <ResponseImage file={body} name={name} />}
      <div className={controls.row}>
        <SmallButton onClick={() => download(body, name)}>
          {translate({id: 'theme.openapi.console.download', message: 'Download {name}'}, {name})}
        </SmallButton>
      </div>
    </>
  );
}

/** Shows an image as a `data:` URL, the only type of URL that the policies of sites allow for it. */
function ResponseImage({file, name}: {readonly file: Blob; readonly name: string}): ReactNode {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setUrl(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  // Browsers can't show all types of images, and a mock can send something else.
  return url === undefined ? null : (
    <img className={styles.image} src={url} alt={name} onError={() => setUrl(undefined)} />
  );
}

/** Saves a file. The URL of a download isn't restricted by the policies of sites. */
function download(body: string | Blob, name: string): void {
  const url = URL.createObjectURL(new Blob([body]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers start a download after the event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
