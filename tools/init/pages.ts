import {makeUnique} from '@developer-docs/internal';
import type {ApiDocument, OAuthFlow, Operation, SecurityScheme} from '@developer-docs/openapi';
import {
  type PlannedPage,
  getGroupTitle,
  groupByTag,
  translateToEnglish,
} from '@developer-docs/docusaurus-theme-openapi';
import type {ApiSource} from './documents';
import {toSlug} from './options';
import {chooseTitle, createDescription, escapeMdx, quoteYaml, normalizeSpelling, toPlainParagraph} from './texts';

/** An item of `sidebars.ts`: the ID of a page, or a category. */
export type SidebarItem =
  | string
  | {
      readonly type: 'category';
      readonly label: string;
      /** Shown on the page that lists all pages. */
      readonly description?: string;
      readonly items: readonly SidebarItem[];
    };

/** The new site's pages. */
export interface GeneratedPages {
  /** The content of the pages, by path relative to the repository root. */
  readonly files: ReadonlyMap<string, string>;
  readonly sidebar: readonly SidebarItem[];
}

/** The maximum number of operations with their own pages. Every page contains the entire sidebar. */
export const maxOperationPages = 250;

/**
 * Generates an introduction, and for each document an overview, a page per operation, the shared values, and the
 * reference.
 */
export function createPages(sources: readonly ApiSource[], hasUiSdk: boolean): GeneratedPages {
  const files = new Map<string, string>();
  const apis = sources.map((source) => createApiPages(source, files));
  files.set('docs/intro.mdx', createIntroduction(sources, hasUiSdk));
  return {files, sidebar: ['intro', ...apis, ...(hasUiSdk ? [uiSdkSidebar] : [])]};
}

const uiSdkSidebar: SidebarItem = {
  type: 'category',
  label: 'UI SDK',
  items: ['ui-sdk/overview', 'ui-sdk/reference'],
};

const formatPage = (frontMatter: Readonly<Record<string, string>>, content: string) =>
  `---\n${Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${quoteYaml(value)}\n`)
    .join('')}---\n\n${content.trim()}\n`;

function createApiPages(source: ApiSource, files: Map<string, string>): SidebarItem {
  const {id, model, sharedEnums} = source;
  const folder = `api/${id}`;
  const groups = model.operations.length > maxOperationPages ? [] : groupOperations(model);
  const title = chooseApiTitle(source);
  const groupItems = groups.map(({label, description, slug, operations}): SidebarItem => {
    const slugs = new Set<string>();
    const items = operations.map((operation) => {
      const name = makeUnique(toSlug(operation.id) || operation.method, slugs);
      const pageId = [folder, ...(groups.length > 1 ? [slug] : ['operations']), name].join('/');
      files.set(`docs/${pageId}.mdx`, createOperationPage(operation, {api: title, group: label}));
      return pageId;
    });
    return {type: 'category', label, ...(description !== '' && {description}), items};
  });
  files.set(`docs/${folder}/overview.mdx`, createOverview(source, groups));
  const [, ...referenceParts] = source.referencePages;
  files.set(`docs/${folder}/reference.mdx`, createReference(source));
  for (const part of referenceParts) {
    files.set(`docs/${folder}/reference/${part.slug}.mdx`, createReferencePart(part, title));
  }
  if (sharedEnums.length > 0) {
    files.set(`docs/${folder}/values.mdx`, createValues(source));
  }
  return {
    type: 'category',
    label: title,
    items: [
      `${folder}/overview`,
      ...groupItems,
      ...(sharedEnums.length > 0 ? [`${folder}/values`] : []),
      ...(referenceParts.length === 0
        ? [`${folder}/reference`]
        : [
            {
              type: 'category' as const,
              label: 'API reference',
              items: [`${folder}/reference`, ...referenceParts.map(({slug}) => `${folder}/reference/${slug}`)],
            },
          ]),
    ],
  };
}

/** Returns the API title that pages display: the document's title without the version, such as `Payments API`. */
export const chooseApiTitle = ({id, model}: ApiSource) => {
  const title = model.title.replace(/\s*(?:[-–—(]\s*)?(?:OpenAPI [\d.]+|v\d[\d.]*)\)?$/i, '').trim();
  return title === '' ? `${id} API` : title;
};

/** Operations with the same first tag, or if no operation has a tag, with the same path prefix. */
interface OperationGroup {
  readonly label: string;
  /** Empty if the document has no description that follows the style guide. */
  readonly description: string;
  readonly slug: string;
  readonly operations: readonly Operation[];
}

function groupOperations(model: ApiDocument): OperationGroup[] {
  const slugs = new Set(['overview', 'reference', 'values']);
  return groupByTag(model).flatMap((group) => {
    const {tag, operations} = group;
    // Webhooks are documented on the reference pages.
    const members = operations.filter(({kind}) => kind === 'operation');
    return members.length === 0
      ? []
      : {
          label: capitalize(describeTag(getGroupTitle(group, translateToEnglish))),
          description: createDescription(toPlainParagraph(tag.description), ''),
          slug: makeUnique(toSlug(tag.name) || 'operations', slugs),
          operations: members,
        };
  });
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Converts an identifier to words: `listPetTypes` and `list_pet_types` become `list pet types`, and `get_url` becomes
 * `get URL`.
 */
const humanize = (id: string) =>
  toSlug(id)
    .replaceAll('-', ' ')
    .replaceAll(/[a-z]+/g, normalizeSpelling);

/** Converts a tag that is an identifier to words: `brand_templates` becomes `brand templates`. */
const describeTag = (name: string) => (/^[a-z\d]+(?:[_-][a-z\d]+)*$/.test(name) ? humanize(name) : name);

function createOperationPage(
  operation: Operation,
  {api, group}: {readonly api: string; readonly group: string},
): string {
  const {id, summary, method, path} = operation;
  const endpoint = `${method.toUpperCase()} ${path.replaceAll(/[{}]/g, '')}`;
  const neutralTitle = `${method.toUpperCase()} operation in ${group.toLowerCase()}`;
  const title = chooseTitle([summary === id ? '' : summary, humanize(id), endpoint, neutralTitle]);
  const hasEndpoint = title !== endpoint && endpoint.length <= 60;
  const fallback = `${title}${hasEndpoint ? ` with ${endpoint}` : ''}: parameters, request body, responses, errors, and code samples.`;
  const description = createDescription(toPlainParagraph(operation.description), fallback);
  return formatPage(
    {title, description},
    `<Operation id="${id}" />\n\n## Next steps\n\n- [${api} overview](../overview.mdx)`,
  );
}

function createOverview(source: ApiSource, groups: readonly OperationGroup[]): string {
  const {id, model, sharedEnums} = source;
  const title = chooseApiTitle(source);
  const text = toPlainParagraph(model.description);
  const sections = [
    text !== '' && !text.includes('://') ? escapeMdx(text) : `Learn how to call the ${title}, and find an operation.`,
    ...(model.servers.length > 0 ? [createServers(model)] : []),
    createAuthentication(model.securitySchemes),
    [
      '## Operations {#operations}',
      groups.length === 0
        ? `The [API reference](./reference.mdx) lists all operations.`
        : `<OperationTable\n  of="${id}"\n  columns="Operation: [{title}]({url}); Endpoint: \`{method} {path}\`"\n/>`,
    ].join('\n\n'),
    [
      '## Next steps',
      [
        `- [API reference](./reference.mdx): Look up every operation and schema, or download the OpenAPI document.`,
        ...(sharedEnums.length > 0 ? ['- [Shared values](./values.mdx): Look up the values of enumerations.'] : []),
      ].join('\n'),
    ].join('\n\n'),
  ];
  return formatPage(
    {
      title: `${title} overview`,
      sidebar_label: 'Overview',
      description: createDescription(
        text,
        `Learn how to call the ${title}: base URL, authentication, and a list of all operations.`,
      ),
    },
    sections.join('\n\n'),
  );
}

function createServers({servers}: ApiDocument): string {
  const items = servers.map(({url, description}) => {
    const text = toPlainParagraph(description).replace(/\.$/, '');
    return `- \`${url}\`${text === '' ? '' : `: ${escapeMdx(text)}`}`;
  });
  return `## Base URL {#base-url}\n\n${items.join('\n')}`;
}

const kindNames: Readonly<Record<SecurityScheme['kind'], string>> = {
  bearer: 'a bearer token in the `Authorization` header',
  basic: 'a username and password with HTTP basic authentication',
  apiKey: 'an API key',
  oauth2: 'an OAuth 2.0 token in the `Authorization` header',
  openIdConnect: 'an OpenID Connect token in the `Authorization` header',
  other: 'the credential that the API reference describes',
};

function createAuthentication(schemes: readonly SecurityScheme[]): string {
  const items = schemes.map((scheme) => {
    const {name, kind, in: location, parameter = '', flows} = scheme;
    const place = location === 'query' ? 'query parameter' : (location ?? 'header');
    return [
      `- \`${name}\`: Send ${kind === 'apiKey' ? `an API key in the ${place} \`${parameter}\`` : kindNames[kind]}.`,
      ...flows.map((flow) => `  - ${describeFlow(flow)}`),
    ].join('\n');
  });
  const text =
    items.length === 0
      ? 'The OpenAPI document defines no authentication.'
      : `Each operation lists the credentials that it accepts:\n\n${items.join('\n')}`;
  return `## Authentication {#authentication}\n\n${text}`;
}

/** Describes an OAuth flow, such as `Client credentials flow: token URL`. */
function describeFlow({kind, urls}: OAuthFlow): string {
  const places = Object.entries(urls).map(([key, url]) => `${humanize(key)} \`${url}\``);
  return `${capitalize(humanize(kind))} flow: ${places.join(', ')}`;
}

function createReference(source: ApiSource): string {
  const title = chooseApiTitle(source);
  return formatPage(
    {
      title: `${title} reference`,
      sidebar_label: source.referencePages.length === 1 ? 'API reference' : 'Index',
      description: `All operations and schemas of the ${title}, and its OpenAPI document as YAML and JSON.`,
    },
    `Look up every operation and schema, or download the OpenAPI document to generate a client. To get started, see the [${title} overview](./overview.mdx).\n\n<ApiDocument id="${source.id}" />`,
  );
}

/** Creates a page for a part of a reference that's too large for one page. */
function createReferencePart({title, element}: PlannedPage, api: string): string {
  const label = chooseTitle([describeTag(title)]);
  return formatPage(
    {
      title: `${label} reference`,
      sidebar_label: label,
      description: createDescription(
        '',
        `${label} in the ${api} reference: parameters, schemas, responses, and code samples.`,
      ),
    },
    `See also the [index of the ${api} reference](../reference.mdx).\n\n${element}`,
  );
}

function createValues(source: ApiSource): string {
  const {id, sharedEnums, model} = source;
  const title = chooseApiTitle(source);
  const sections = sharedEnums.map((name) => {
    const schema = model.schemas.get(name);
    const text = toPlainParagraph(schema?.description);
    const hasDescriptions = schema?.enumValues.some(({description}) => description !== undefined) ?? false;
    const columns = `Value: \`{value}\`${hasDescriptions ? '; Description: {description}' : ''}`;
    return [
      `## \`${name}\` {#${toSlug(name)}}`,
      ...(text !== '' ? [escapeMdx(text)] : []),
      `<EnumValues of="${id}#${name}" id="${toSlug(name)}" as="table" columns="${columns}" />`,
    ].join('\n\n');
  });
  return formatPage(
    {
      title: 'Shared values',
      description: `Enumerations that several ${title} operations share, with the values of each one.`,
    },
    sections.join('\n\n'),
  );
}

function createIntroduction(sources: readonly ApiSource[], hasUiSdk: boolean): string {
  const links = sources.map(
    (source) =>
      `- [${chooseApiTitle(source)} overview](./api/${source.id}/overview.mdx): Base URL, credentials, and operations.`,
  );
  const sdkLink = hasUiSdk ? ['- [UI SDK overview](./ui-sdk/overview.mdx): Embed the widget in a web page.'] : [];
  const [first] = sources;
  return formatPage(
    {
      title: 'Introduction',
      description: 'Learn what you can build with {brand}, and how to get started with it.',
    },
    [
      'This documentation helps you integrate {brand} into your product.',
      ...(first === undefined ? [] : ['## Get started {#get-started}', createFirstSteps(first)]),
      ...(links.length + sdkLink.length === 0 ? [] : ['## Next steps', [...links, ...sdkLink].join('\n')]),
    ].join('\n\n'),
  );
}

const createFirstSteps = ({id}: ApiSource) =>
  [
    `1. Get [credentials](./api/${id}/overview.mdx#authentication).`,
    `2. Open the [API reference](./api/${id}/reference.mdx), and choose an operation.`,
    '3. Select **Try it** next to a sample to run it in the sandbox on this site, which needs no account.',
    '4. Copy the sample as a cURL command, or in JavaScript or Python, and send it to the API.',
  ].join('\n');
