import {generateCurlSample, type SampleRequest} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import {tabs} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import OpenApiCode from '@theme/OpenApi/Code';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import {memo, useState, type ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {LoadedPart} from '../../client/common/loading/LoadedPart';
import {loadSampleCode} from '../../client/samples/generated-code';
import {languageGroup, useOtherLanguage} from '../../client/samples/use-other-language';
import type {ConsoleOperation} from '../../shared/console-operation';
import {SmallButton} from '../controls/SmallButton';
import {getRequirement} from '../draft/credentials';
import {memory} from '../memory/memory';
import {useObservable} from '../observable';
import {sandboxOrigin} from '../send/destination';
import {insertSecrets, readSecrets} from '../send/insert-secrets';
import {highlightCurl} from './highlight-curl';
import controls from '../controls/controls.module.css';
import styles from './samples.module.css';

/**
 * Maximum length of a request body in samples, in characters. Generating and highlighting longer samples would block
 * the page.
 */
const maxBodyLength = 50_000;

interface SamplesProps {
  readonly operation: ConsoleOperation;
  /** The ID of the credential that the request is sent with. */
  readonly credential: string;
  /** The origin of the server that receives the request, or {@link sandboxOrigin}. */
  readonly origin: string;
  readonly request: SampleRequest;
  /** The length of the request body in characters. */
  readonly bodyLength: number;
}

/** The code in a language. The generators of all but the theme's cURL are loaded when their tab is shown. */
function Code({language, request}: {language: (typeof tabs)[number]; request: SampleRequest}): ReactNode {
  const render = (html: string) => (
    <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: html}}} />
  );
  // Most consoles open with this tab, and the generators with Prism would add 16 KB to the first press.
  if (language.id === 'curl' && language.hasModule !== true) return render(highlightCurl(generateCurlSample(request)));
  return (
    <LoadedPart load={loadSampleCode} fallback={render('')}>
      {({generate}) => render(generate(request, language))}
    </LoadedPart>
  );
}

/**
 * The request in all languages, with variables instead of credentials unless the reader inserts them. Its key changes
 * with the server and the credential, so that each needs another press. It's memoized, because the console renders on
 * each keystroke, whereas the request is a deferred value.
 */
export const Samples = memo(function Samples({
  operation,
  credential,
  origin,
  request,
  bodyLength,
}: SamplesProps): ReactNode {
  const {language: other, menu} = useOtherLanguage(() => true);
  const [isInserted, setIsInserted] = useState(false);
  useObservable(memory);
  const shown = isInserted ? insertSecrets(request, readSecrets(operation, credential, origin)) : request;
  if (bodyLength > maxBodyLength) {
    return (
      <p className={controls.hint}>
        {translate(
          {
            id: 'theme.openapi.console.noSamples',
            message: 'Code samples appear for bodies of up to {count} characters.',
          },
          {count: formatNumber(maxBodyLength)},
        )}
      </p>
    );
  }
  return (
    <div className={clsx('openapi-samples', controls.code)}>
      {menu}
      <Tabs lazy groupId={languageGroup}>
        {[...tabs, ...(other === undefined ? [] : [other])].map((language) => (
          <TabItem key={language.id} value={language.id} label={language.label}>
            <Code language={language} request={shown} />
          </TabItem>
        ))}
      </Tabs>
      {origin !== sandboxOrigin && getRequirement(operation, credential).length > 0 && (
        <p className={styles.insertCredentials}>
          <SmallButton aria-pressed={isInserted} onClick={() => setIsInserted(!isInserted)}>
            {translate({id: 'theme.openapi.console.auth.insert', message: 'Insert my credentials'})}
          </SmallButton>
        </p>
      )}
    </div>
  );
});
