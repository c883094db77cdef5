import {loadFile} from '@developer-docs/docusaurus-utils';
import type {SampleLanguage} from '@developer-docs/openapi';
import {loadOnce} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {loadGenerators} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import OpenApiCode from '@theme/OpenApi/Code';
import {useCallback, type ReactNode} from 'react';
import {loadConsoleCode} from '../try-it/load-console-code';
import {LoadErrorBox} from '../utils/LoadErrorBox';
import {useLoaded, type Loaded} from '../utils/use-loaded';
import type {SampleGenerators} from './index';

// Code on pages that's generated or highlighted in the browser, in the languages of the menu.

interface CodeProps {
  readonly language: Omit<SampleLanguage, 'generate'>;
}

/** Loads the code that generates samples. */
export const loadSampleCode = (): Promise<SampleGenerators> => loadConsoleCode(loadGenerators, getErrorText);

const getErrorText = () =>
  translate({
    id: 'theme.openapi.sample.loadError',
    message: 'The code couldn’t be loaded. Check your connection, then retry.',
  });

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

/** The files that have been loaded, by URL. The samples of a page share them. */
const files = new Map<string, Promise<string>>();

const loadSampleFile = (url: string) =>
  loadOnce(files, url, () => loadConsoleCode(() => loadFile(url, (text) => text), getErrorText));

interface CodeOrErrorProps extends CodeProps {
  /** The highlighted code. */
  readonly loaded: Loaded<string>;
}

/** The code, or a button that tries to load it again. */
function CodeOrError({language, loaded: {value: html = '', error, retry}}: CodeOrErrorProps): ReactNode {
  return error === undefined ? (
    <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: html}}} />
  ) : (
    <LoadErrorBox error={error} onRetry={retry} onReload={() => window.location.reload()} />
  );
}
