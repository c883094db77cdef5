import path from 'node:path';
import {brand, site} from '../site';
import {replaceBrandTokens} from '../../plugins/shared';
import {apiDocuments, errorCodes, limits, openApiFolder, sdkFolder} from '../reference';
import {Contract} from '../../plugins/contract';
import {SdkDeclarations} from '../../product/elements/sdk-reference';

const root = path.resolve(__dirname, '../..');
const insertBrand = (text: string) => replaceBrandTokens(text, brand);

/** The contract of this site. `docusaurus.config.ts`, scripts, and tests share this object. */
export const contract = new Contract({
  root,
  openApiFolder,
  documents: apiDocuments,
  errorCodes,
  limits,
  docs: {url: site.docsUrl, path: site.docsPath},
  transform: insertBrand,
});

/** The declarations of this site's SDK. */
export const sdkDeclarations = new SdkDeclarations(path.join(root, sdkFolder), insertBrand);
