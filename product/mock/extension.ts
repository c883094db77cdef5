import {
  defineMockExtension,
  ListPages,
  type IdGenerator,
  type MockBehavior,
  type MockExtension,
  type OperationHandler,
} from '@developer-docs/mock-api';
import {decodeUriPart} from '@developer-docs/utils';
import {authenticate, authorize, getCallerScope, type Caller} from './authentication';
import {createSecret} from './credentials';
import {parseRequestDirectives, type RequestDirectives} from './directives';
import {completeError} from './errors';
import {createResult} from './generation/result';
import {handlers} from './operations';
import {createProductContract, type ContractData, type ProductContract} from './product-contract';
import {drawResultFile, serveResultFile, serveStaticFile, type ImageRenderer, type StaticFile} from './rendering/files';
import {LinkBuilder} from './rendering/links';
import {seedExamples} from './seed';
import {findSemanticErrors} from './semantic-rules';
import type {Services} from './services';
import {localWorkspaces} from './state/accounts';
import {RequestLifecycle} from './state/request-lifecycle';
import {Store, type AsyncRequest} from './state/store';
import {Users} from './state/users';
import {Webhooks} from './webhooks';

export interface ProductMockOptions extends ContractData {
  /** Renders the images of designs. Without it, all of them are SVG. */
  readonly renderImage?: ImageRenderer;
  /** Additional files by path, such as `/client.js`. */
  readonly staticFiles?: Readonly<Record<string, StaticFile>>;
}

/** The behavior of the example product: its accounts, data, asynchronous requests, and designs. */
export interface ProductBehavior extends Required<Pick<MockBehavior, 'createSecret'>> {
  /** Draws the image that a link in a response points to as SVG; `undefined` if the link isn't valid. */
  readonly drawFile: (url: string) => string | undefined;
  /** The test API key of an enterprise account, which can call every operation. */
  readonly apiKey: string;
  /** The live API key of the same account. Only live data counts against allowances. */
  readonly liveApiKey: string;
  /** The secret for signing the account's webhooks. */
  readonly webhookSecret: string;
}

/** Creates the extension that turns the mock of the OpenAPI documents into one of the example product. */
export const createExtension = ({
  renderImage,
  staticFiles = {},
  ...data
}: ProductMockOptions): MockExtension<MockBehavior & ProductBehavior> =>
  defineMockExtension((environment) => {
    const {ids, clock} = environment;
    const contract = createProductContract(environment.contract, data);
    const services = createServices(contract, ids);
    const {store} = services;
    seedExamples(services, clock.now());
    const webhooks = new Webhooks(services, environment);
    const {test, live} = localWorkspaces;
    return {
      handlers: createHandlers(services, webhooks),
      authentication: {
        schemes: ['apiKey', 'userToken', 'superuserToken'],
        authenticate: (operation, headers, now) => authenticate(operation, headers, store, now),
        authorize: (operation, caller) => authorize(operation, caller as Caller),
        getScope: (caller, bucket) =>
          bucket === 'account' ? (caller as Caller).workspace.id : getCallerScope(caller as Caller),
      },
      strictQuery: true,
      maxBodyBytes: contract.getLimitValue('body-size'),
      findBodyErrors: (_operation, body) => findSemanticErrors(body),
      parseDirectives: (read, operation) => parseRequestDirectives(read, operation, contract),
      completeError: (problem, requestId) => completeError(contract, problem, requestId),
      serveFile: (request) => {
        const url = new URL(request.url);
        const file = staticFiles[decodeUriPart(url.pathname)];
        if (file !== undefined) return serveStaticFile(file);
        if (!url.pathname.startsWith('/files/')) return undefined;
        services.users.eraseDueUsers(clock.now());
        return serveResultFile(url, {store, now: clock.now(), renderImage});
      },
      createSecret: (credentialId) => Promise.resolve().then(() => createSecret(services, credentialId, clock.now())),
      drawFile: (url) => drawResultFile(new URL(url), store, clock.now()),
      close: () => webhooks.cancel(),
      apiKey: test.apiKey,
      liveApiKey: live.apiKey,
      webhookSecret: test.webhookSecret,
    };
  });

/** Creates the services of a mock with an empty store. */
function createServices(contract: ProductContract, ids: IdGenerator): Services {
  const store = new Store();
  const lifecycle = new RequestLifecycle(contract, (...args) => createResult(services, ...args));
  const users = new Users(contract, store, ids, lifecycle);
  const pages = new ListPages(ids, contract.getDuration('cursor-lifetime'));
  const services: Services = {contract, store, ids, users, lifecycle, pages};
  return services;
}

/** Creates the mock's handlers, which pass what the product's handlers need in addition to the call. */
function createHandlers(services: Services, webhooks: Webhooks): Readonly<Record<string, OperationHandler>> {
  const sendWebhook = (request: AsyncRequest) => webhooks.send(request);
  const entries = Object.entries(handlers).map(([id, handle]): [string, OperationHandler] => [
    id,
    (call) => {
      const {caller, directives} = call as {caller: Caller; directives: RequestDirectives};
      const links = new LinkBuilder(services.contract, call.url.origin, call.now);
      return handle({...call, caller, directives, links, sendWebhook}, services);
    },
  ]);
  return Object.fromEntries(entries);
}
