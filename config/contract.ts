import path from 'node:path';
import {DocumentLoader} from '@developer-docs/docusaurus-theme-openapi/node';
import {ContractFiles} from '../product/contract/contract-files';
import {DesignRenderer} from '../product/elements/designs/design-renderer';
import {SdkDeclarations} from '../product/elements/sdk-reference/declarations';
import {productValues} from './product';
import {brandTokens, replaceBrandTokens, site} from './site';

const {apiDocuments, openApiFolder, sdkFolder} = productValues;

const root = path.resolve(__dirname, '..');

/** The contract of this site. Plugins, scripts, and tests share this object. */
export const contract = new ContractFiles(path.join(root, openApiFolder), replaceBrandTokens);

/** Loads the OpenAPI documents for scripts and tests. Plugins use those that the theme has loaded. */
export const documentLoader = new DocumentLoader(root, {documents: apiDocuments, replacements: brandTokens});

/** The declarations of this site's SDK. */
export const sdkDeclarations = new SdkDeclarations(path.join(root, sdkFolder), replaceBrandTokens);

/** Renders the designs that pages show. */
export const designRenderer = new DesignRenderer(contract, site.baseUrl);
