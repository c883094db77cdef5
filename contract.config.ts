import {brand} from './config/brand';
import {replaceBrandTokens} from './plugins/shared';
import {apiDocuments, errorCodes, limits, openApiFolder, sdkFolder} from './config/reference';
import {site} from './config/site';
import {Contract} from './plugins/contract';

/** The contract of this site. `docusaurus.config.ts`, scripts, and tests share this object. */
export const contract = new Contract({
  root: __dirname,
  openApiFolder,
  documents: apiDocuments,
  sdkFolder,
  errorCodes,
  limits,
  docs: {url: site.docsUrl, path: site.docsPath},
  transform: (text) => replaceBrandTokens(text, brand),
});
