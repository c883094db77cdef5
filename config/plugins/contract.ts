import path from 'node:path';
import {brand, site} from '../site';
import {replaceBrandTokens} from '../../plugins/shared';
import {apiDocuments, errorCodes, limits, openApiFolder, sdkFolder} from '../reference';
import {Contract} from '../../plugins/contract';

/** The contract of this site. `docusaurus.config.ts`, scripts, and tests share this object. */
export const contract = new Contract({
  root: path.resolve(__dirname, '../..'),
  openApiFolder,
  documents: apiDocuments,
  sdkFolder,
  errorCodes,
  limits,
  docs: {url: site.docsUrl, path: site.docsPath},
  transform: (text) => replaceBrandTokens(text, brand),
});
