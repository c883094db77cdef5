import type {SampleLanguage, SampleRequest} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import {loadGenerators as loadOtherGenerators} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import OpenApiCode from '@theme/OpenApi/Code';
import {useCallback, type ReactNode} from 'react';
import {loadOnce} from '../shared/load-once';
import {useLoaded} from '../shared/use-loaded';
import {isSiteUpdatedError, loadCode} from '../try-it/recovery';
import type {SampleGenerators} from './index';

interface GeneratedCodeProps {
  readonly language: Omit<SampleLanguage, 'generate'>;
  /** The request; a file with a page's requests, and the request's part; or a file with the code. */
  readonly request: SampleRequest | {readonly url: string; readonly part: string} | {readonly file: string};
  /** Loads the language's generator. Must be a stable function. Default: the loader for the menu's languages. */
  readonly load?: () => Promise<Pick<SampleGenerators, 'generate'>>;
}

/** Loads a file, which the samples of a page share. */
const loadFile = (url: string) =>
  loadOnce(url, async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  });

/** The code of a request in a language that the page doesn't contain. It's generated in the browser. */
export default function GeneratedCode({language, request, load = loadOtherGenerators}: GeneratedCodeProps): ReactNode {
  const file = 'file' in request ? request.file : undefined;
  const url = 'part' in request ? request.url : file;
  const {
    value: loaded,
    error,
    retry,
  } = useLoaded(
    useCallback(async () => {
      const [generators, text] = await Promise.all([
        load && loadCode<Pick<SampleGenerators, 'generate'> & Partial<SampleGenerators>>(load),
        url === undefined ? undefined : loadFile(url),
      ]);
      return generators && {generators, text};
    }, [url, load]),
  );
  if (error !== undefined) {
    const isOutdated = isSiteUpdatedError(error);
    return (
      <p role="alert">
        {isOutdated
          ? translate({
              id: 'theme.openapi.console.outdated',
              message: 'The site was updated. Reload the page to continue.',
            })
          : translate({
              id: 'theme.openapi.sample.loadError',
              message: 'The code couldn’t be loaded. Check your connection, then retry.',
            })}{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={isOutdated ? () => window.location.reload() : retry}
        >
          {isOutdated
            ? translate({id: 'theme.openapi.console.reload', message: 'Reload'})
            : translate({id: 'theme.openapi.console.retry', message: 'Retry'})}
        </button>
      </p>
    );
  }
  return <OpenApiCode language={language.grammar} markup={{dangerouslySetInnerHTML: {__html: createHtml()}}} />;

  function createHtml(): string {
    if (loaded === undefined) return '';
    const {generators, text} = loaded;
    if ('file' in request) return generators.highlight?.(text ?? '', language.grammar) ?? '';
    const known = 'part' in request ? text !== undefined && generators.parse?.(text)[request.part] : request;
    return known ? generators.generate(known, language) : '';
  }
}
