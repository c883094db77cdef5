import {loadFile} from '@developer-docs/docusaurus-utils';
import type {SampleLanguage} from '@developer-docs/openapi';
import {loadOnce} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {loadGenerators} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import OpenApiCode from '@theme/OpenApi/Code';
import {useCallback, type ReactNode} from 'react';
import {loadOnDemand} from '../common/loading/load-on-demand';
import {LoadedPart} from '../common/loading/LoadedPart';

// Code on pages that's generated or highlighted in the browser, in the languages of the menu.

const getErrorText = () =>
  translate({
    id: 'theme.openapi.sample.loadError',
    message: 'The code couldn’t be loaded. Check your connection, then retry.',
  });

/** Loads the code that generates samples. */
export const loadSampleCode = () => loadOnDemand(loadGenerators, getErrorText);

/** The files with code, or with a page's requests, that have been loaded, by URL. */
const files = new Map<string, Promise<string>>();

const loadText = (url: string) =>
  loadOnce(files, url, () => loadOnDemand(() => loadFile(url, (text) => text), getErrorText));

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
    const [{generate, parse}, json] = await Promise.all([loadSampleCode(), loadText(url)]);
    const request = parse(json)[block];
    return request === undefined ? '' : generate(request, language);
  }, [language, url, block]);
  return <LoadedCode language={language} load={load} />;
}

interface FileCodeProps extends CodeProps {
  readonly url: string;
}

/** The code in a file. */
export function FileCode({language, url}: FileCodeProps): ReactNode {
  const {grammar} = language;
  const load = useCallback(async () => {
    const [{highlight}, code] = await Promise.all([loadSampleCode(), loadText(url)]);
    return highlight(code, grammar);
  }, [grammar, url]);
  return <LoadedCode language={language} load={load} />;
}

interface LoadedCodeProps extends CodeProps {
  /** Loads the highlighted code. */
  readonly load: () => Promise<string>;
}

function LoadedCode({language, load}: LoadedCodeProps): ReactNode {
  const render = (html: string) => (
    <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: html}}} />
  );
  return (
    <LoadedPart load={load} fallback={render('')}>
      {render}
    </LoadedPart>
  );
}
