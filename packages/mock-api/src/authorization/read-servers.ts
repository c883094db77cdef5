import {OpenApiDocument, placeholderHost, readServers} from '@developer-docs/openapi';
import {entriesAt, isObject, objectAt, stringAt, toPlainText, type JsonObject} from '@developer-docs/utils';
import type {Contract} from '../contract/contract.js';

export type EndpointKind = 'authorize' | 'token' | 'jwks' | 'discovery';

/** An authorization server in the documents. Schemes whose URLs have the same issuer share one. */
export interface AuthorizationServer {
  /** The path of the issuer's URL without a trailing slash. */
  readonly issuerPath: string;
  /** The names of its schemes. */
  readonly schemes: readonly string[];
  /** The descriptions of the documents' scopes, by name. */
  readonly scopes: ReadonlyMap<string, string>;
  readonly grantTypes: readonly string[];
  /** The paths of its endpoints. Those that the documents name come first. */
  readonly endpoints: readonly EndpointDeclaration[];
}

export interface EndpointDeclaration {
  readonly kind: EndpointKind;
  readonly path: string;
  /** Whether a document names it. Operations have precedence over the others. */
  readonly isDeclared: boolean;
}

/** The descriptions of the scopes of OpenID Connect. The mock accepts any scope. */
export const standardScopes: ReadonlyMap<string, string> = new Map([
  ['openid', 'Your identity'],
  ['profile', 'Your name'],
  ['email', 'Your email address'],
  ['offline_access', 'Access while you’re away'],
]);

/** The grant types by the names of their flows in OpenAPI. The mock doesn't simulate other flows. */
const grantTypesByFlow: readonly (readonly [string, string])[] = [
  ['authorizationCode', 'authorization_code'],
  ['clientCredentials', 'client_credentials'],
];

/** Reads the schemes' authorization servers, except for schemes that the extension implements. */
export function readAuthorizationServers(
  contract: Contract,
  implementedSchemes: readonly string[],
): AuthorizationServer[] {
  const schemes = listSchemes(contract).filter(
    ({scheme, grantTypes}) => grantTypes.length > 0 && !implementedSchemes.includes(scheme),
  );
  const issuerPaths = new Set(schemes.flatMap(({issuerPath}) => issuerPath ?? []));
  // A scheme without discovery can belong to a server that another scheme names.
  const sortedPaths = [...issuerPaths].sort((a, b) => b.length - a.length);
  const findIssuerPath = ({issuerPath, endpoints}: SimulatedScheme) =>
    issuerPath ?? sortedPaths.find((prefix) => endpoints.some(({path}) => path.startsWith(`${prefix}/`))) ?? '';
  return [...new Set([...issuerPaths, ...schemes.map(findIssuerPath)])].map((issuerPath) =>
    combineSchemes(
      issuerPath,
      schemes.filter((scheme) => findIssuerPath(scheme) === issuerPath),
    ),
  );
}

function combineSchemes(issuerPath: string, schemes: readonly SimulatedScheme[]): AuthorizationServer {
  const declared = schemes.flatMap(({endpoints}) => endpoints);
  const defaults: Readonly<Record<EndpointKind, string>> = {
    discovery: `${issuerPath}/.well-known/openid-configuration`,
    authorize: `${issuerPath}/oauth2/authorize`,
    token: `${issuerPath}/oauth2/token`,
    jwks: `${issuerPath}/oauth2/jwks`,
  };
  return {
    issuerPath,
    schemes: schemes.map(({scheme}) => scheme),
    scopes: new Map(schemes.flatMap(({scopes}) => scopes)),
    grantTypes: [...new Set(schemes.flatMap((scheme) => scheme.grantTypes))],
    endpoints: [
      ...declared.map((endpoint) => ({...endpoint, isDeclared: true})),
      ...(Object.keys(defaults) as EndpointKind[])
        .filter((kind) => kind === 'discovery' || declared.every((endpoint) => endpoint.kind !== kind))
        .map((kind) => ({kind, path: defaults[kind], isDeclared: false})),
    ],
  };
}

/** What a security scheme specifies about its authorization server. */
interface SimulatedScheme {
  readonly scheme: string;
  /** Absent if the scheme doesn't name the server's metadata. */
  readonly issuerPath: string | undefined;
  /** The grant types that the mock simulates. */
  readonly grantTypes: readonly string[];
  readonly endpoints: readonly Omit<EndpointDeclaration, 'isDeclared'>[];
  /** The names and descriptions of its scopes. */
  readonly scopes: readonly (readonly [string, string])[];
}

const listSchemes = (contract: Contract): SimulatedScheme[] =>
  Object.values(contract.documents).flatMap((content) => {
    const document = new OpenApiDocument(content);
    return entriesAt(document.root.components, 'securitySchemes').map(([scheme, value]) => ({
      scheme,
      ...readScheme(document.resolve(value), document.root),
    }));
  });

/** Reads what a scheme specifies about its authorization server. Schemes of other types have no grant types. */
function readScheme(scheme: JsonObject, root: JsonObject): Omit<SimulatedScheme, 'scheme'> {
  const {type} = scheme;
  const serverUrl = readServers(root.servers)[0]?.url ?? '';
  const base = URL.canParse(serverUrl, placeholderHost) ? new URL(serverUrl, placeholderHost).href : placeholderHost;
  const readEndpoint = (kind: EndpointKind, owner: unknown, key: string): SimulatedScheme['endpoints'] => {
    const text = stringAt(owner, key) ?? '';
    const url = text !== '' && URL.canParse(text, base) ? new URL(text, base) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) ? [{kind, path: url.pathname}] : [];
  };
  const metadata = readEndpoint(
    'discovery',
    scheme,
    type === 'openIdConnect' ? 'openIdConnectUrl' : 'oauth2MetadataUrl',
  );
  const flows = type === 'oauth2' ? objectAt(scheme, 'flows') : {};
  const simulatedFlows = grantTypesByFlow.filter(([flow]) => isObject(flows[flow]));
  return {
    issuerPath: metadata[0] && readIssuerPath(metadata[0].path),
    grantTypes: (type === 'openIdConnect' ? grantTypesByFlow : simulatedFlows).map(([, grantType]) => grantType),
    endpoints: [
      ...metadata,
      ...simulatedFlows.flatMap(([flow]) => [
        ...readEndpoint('authorize', flows[flow], 'authorizationUrl'),
        ...readEndpoint('token', flows[flow], 'tokenUrl'),
        ...readEndpoint('token', flows[flow], 'refreshUrl'),
      ]),
    ],
    scopes: Object.values(flows).flatMap((flow) =>
      entriesAt(flow, 'scopes').map(([scope, description]) => [scope, toPlainText(description)] as const),
    ),
  };
}

/** Matches what a metadata's URL contains before or after the issuer's path. */
const wellKnownPath = /\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(?=\/|$)/;

/**
 * Returns the path of the issuer whose metadata have a path (OpenID Connect Discovery, section 4; RFC 8414, section
 * 3.1).
 */
const readIssuerPath = (path: string): string =>
  wellKnownPath.test(path) ? path.replace(wellKnownPath, '').replace(/\/$/, '') : '';
