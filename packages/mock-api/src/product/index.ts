/**
 * The example product: its accounts, data, operations, and designs. The rest of the package works for any OpenAPI
 * document, and imports nothing else from this folder.
 */
export {authenticate, authorize, createChallengeHeaders, getCallerScope, type Caller} from './authentication';
export {createSecret, mockCredentials, type MockCredential} from './credentials';
export {handlers} from './operations';
export type {OperationCall, OperationHandler} from './operations/operation-handler';
export type {RasterOptions, RasterRenderer} from './rendering/design-files';
export {drawResultFile, serveResultFile} from './rendering/file-routes';
export {LinkBuilder} from './rendering/links';
export {seedExamples} from './seed';
export {createServices, type Services} from './services';
export {localAccount} from './store/accounts';
export type {AsyncRequest} from './store/store';
export {Webhooks} from './webhooks';
