import {loadFile} from '@developer-docs/docusaurus-utils';
import {loadOnce} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {loadGenerators} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import {loadConsoleCode} from './load-console-code';

const getErrorText = () =>
  translate({
    id: 'theme.openapi.sample.loadError',
    message: 'The code couldn’t be loaded. Check your connection, then retry.',
  });

/** Loads the code that generates samples. */
export const loadSampleCode = () => loadConsoleCode(loadGenerators, getErrorText);

/** The files that have been loaded, by URL. The samples of a page share them. */
const files = new Map<string, Promise<string>>();

/** Loads a file with code, or with a page's requests, once. */
export const loadSampleFile = (url: string): Promise<string> =>
  loadOnce(files, url, () => loadConsoleCode(() => loadFile(url, (text) => text), getErrorText));
