import {useEffect, useState, type ReactNode} from 'react';
import {loadGenerators as loadOtherGenerators} from '@generated/docusaurus-theme-openapi/default/languages';
import type {SampleLanguage, SampleRequest} from '@developer-docs/openapi';
import OpenApiCode from '@theme/OpenApi/Code';
import {t} from '../component-texts';
import {isSiteUpdatedError, loadCode} from '../recovery';
import type {SampleGenerators} from './index';

interface GeneratedCodeProps {
  readonly language: Omit<SampleLanguage, 'generate'>;
  /** The request, or a file with the requests of a page and the part that it's of. */
  readonly request: SampleRequest | {readonly url: string; readonly part: string};
  /** Loads the generator of the language. Must be a stable function. Default: that of the languages in the menu. */
  readonly load?: () => Promise<Pick<SampleGenerators, 'generate'>>;
}

/** The contents of files with requests, by URL, because the samples of a page share one. */
const files = new Map<string, Promise<string>>();

/** Loads a file once, unless that fails. */
function loadFile(url: string): Promise<string> {
  const known = files.get(url);
  if (known !== undefined) return known;
  const file = fetch(url).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  });
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

interface Loaded {
  readonly generators: Pick<SampleGenerators, 'generate'> & Partial<SampleGenerators>;
  /** The requests of the page as JSON. Absent if the request is known. */
  readonly json?: string;
}

/** The code of a request in a language that the page doesn't contain. It's generated in the browser. */
export default function GeneratedCode({language, request, load = loadOtherGenerators}: GeneratedCodeProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<'sample.loadError' | 'console.outdated'>();
  const [attempt, setAttempt] = useState(0);
  const url = 'part' in request ? request.url : undefined;
  useEffect(() => {
    let isCanceled = false;
    setFailure(undefined);
    Promise.all([load && loadCode(load), url === undefined ? undefined : loadFile(url)]).then(
      ([generators, json]) => {
        if (!isCanceled && generators !== undefined) setLoaded({generators, ...(json !== undefined && {json})});
      },
      (error: unknown) => {
        if (!isCanceled) setFailure(isSiteUpdatedError(error) ? 'console.outdated' : 'sample.loadError');
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [url, load, attempt]);
  if (failure !== undefined) {
    const isOutdated = failure === 'console.outdated';
    return (
      <p role="alert">
        {t(failure)}{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={isOutdated ? () => window.location.reload() : () => setAttempt(attempt + 1)}
        >
          {t(isOutdated ? 'console.reload' : 'console.retry')}
        </button>
      </p>
    );
  }
  return <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: createHtml()}}} />;

  function createHtml(): string {
    if (loaded === undefined) return '';
    const {generators, json} = loaded;
    const known = 'part' in request ? json !== undefined && generators.parse?.(json)[request.part] : request;
    return known ? generators.generate(known, language) : '';
  }
}
