import type {SampleLanguage} from '@developer-docs/openapi';
import OpenApiCode from '@theme/OpenApi/Code';
import {useCallback, type ReactNode} from 'react';
import {loadSampleCode, loadSampleFile} from './load-sample-code';
import {LoadErrorBox} from './LoadErrorBox';
import {useLoaded, type Loaded} from './use-loaded';

// Code on pages that's generated or highlighted in the browser, in the languages of the menu.

interface CodeProps {
  readonly language: Omit<SampleLanguage, 'generate'>;
}

interface PageRequestCodeProps extends CodeProps {
  /** The file with a page's requests. */
  readonly url: string;
  /** Name of the sample's block. */
  readonly block: string;
}

/** The code of a request of a page. */
export function PageRequestCode({language, url, block}: PageRequestCodeProps): ReactNode {
  const load = useCallback(async () => {
    const [{generate, parse}, json] = await Promise.all([loadSampleCode(), loadSampleFile(url)]);
    const request = parse(json)[block];
    return request === undefined ? '' : generate(request, language);
  }, [language, url, block]);
  return <CodeOrError language={language} loaded={useLoaded(load)} />;
}

interface FileCodeProps extends CodeProps {
  readonly url: string;
}

/** The code in a file. */
export function FileCode({language, url}: FileCodeProps): ReactNode {
  const {grammar} = language;
  const load = useCallback(async () => {
    const [{highlight}, code] = await Promise.all([loadSampleCode(), loadSampleFile(url)]);
    return highlight(code, grammar);
  }, [grammar, url]);
  return <CodeOrError language={language} loaded={useLoaded(load)} />;
}

interface CodeOrErrorProps extends CodeProps {
  /** The highlighted code. */
  readonly loaded: Loaded<string>;
}

/** The code, or a button that tries to load it again. */
function CodeOrError({language, loaded: {value: html = '', error, retry}}: CodeOrErrorProps): ReactNode {
  return error === undefined ? (
    <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: html}}} />
  ) : (
    <LoadErrorBox error={error} onRetry={retry} />
  );
}
