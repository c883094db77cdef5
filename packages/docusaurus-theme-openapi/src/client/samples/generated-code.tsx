import type {SampleLanguage, SampleRequest} from '@developer-docs/openapi';
import {loadFile, loadOnce} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {loadGenerators} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import OpenApiCode from '@theme/OpenApi/Code';
import {useCallback, type ReactNode} from 'react';
import {loadConsoleCode} from '../try-it/load-console-code';
import {LoadErrorBox} from '../utils/LoadErrorBox';
import {useLoaded, type Loaded} from '../utils/use-loaded';

// Code that's generated or highlighted in the browser: in the languages of the menu, and in the console.

interface CodeProps {
  readonly language: Omit<SampleLanguage, 'generate'>;
}

interface RequestCodeProps extends CodeProps {
  readonly request: SampleRequest;
}

const loadSampleCode = () => loadConsoleCode(loadGenerators);

/** The code of a request, which can change. */
export function RequestCode({language, request}: RequestCodeProps): ReactNode {
  const loaded = useLoaded(loadSampleCode);
  return <CodeOrError language={language} loaded={loaded} html={loaded.value?.generate(request, language)} />;
}

interface PageRequestCodeProps extends CodeProps {
  /** The file with a page's requests. */
  readonly url: string;
  /** The request's part in the file. */
  readonly part: string;
}

/** The code of a request of a page. */
export function PageRequestCode({language, url, part}: PageRequestCodeProps): ReactNode {
  const load = useCallback(async () => {
    const [{generate, parse}, json] = await Promise.all([loadSampleCode(), loadSampleFile(url)]);
    const request = parse(json)[part];
    return request === undefined ? '' : generate(request, language);
  }, [language, url, part]);
  const loaded = useLoaded(load);
  return <CodeOrError language={language} loaded={loaded} html={loaded.value} />;
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
  const loaded = useLoaded(load);
  return <CodeOrError language={language} loaded={loaded} html={loaded.value} />;
}

/** The files that have been loaded, by URL. The samples of a page share them. */
const files = new Map<string, Promise<string>>();

const loadSampleFile = (url: string) =>
  loadOnce(files, url, () => loadConsoleCode(() => loadFile(url, (text) => text)));

interface CodeOrErrorProps extends CodeProps {
  /** What the code is generated from. */
  readonly loaded: Loaded<unknown>;
  /** The highlighted code. Absent while it's loading. */
  readonly html: string | undefined;
}

/** The code, or a button that tries to load it again. */
function CodeOrError({language, loaded: {error, retry}, html = ''}: CodeOrErrorProps): ReactNode {
  if (error === undefined) {
    return <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: html}}} />;
  }
  return (
    <LoadErrorBox error={error} onRetry={retry} onReload={() => window.location.reload()}>
      {translate({
        id: 'theme.openapi.sample.loadError',
        message: 'The code couldn’t be loaded. Check your connection, then retry.',
      })}
    </LoadErrorBox>
  );
}
