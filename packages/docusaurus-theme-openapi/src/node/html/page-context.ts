import type {Content, PublishedFile} from '@developer-docs/docusaurus-utils/node';
import type {ApiDocument, Example, Operation, SampleLanguage, Schema} from '@developer-docs/openapi';
import type {ChangeBadge, ChangedField, OperationHistory} from '../placement/change-links';
import type {PageLinks} from '../placement/version-pages';
import type {Translate} from '../texts/translations';
import type {MarkdownRenderer} from './common/markdown-renderer';

/** The default export of the module in the option `content`. */
export type CreateSiteContent = (input: {
  readonly documents: readonly ApiDocument[];
  /** Converts a path without the base URL, such as `/docs/errors#not-found`, to a URL of the site. */
  readonly toUrl: (path: string) => string;
}) => SiteContent;

/** The module in the option `content`. */
export interface SiteContentModule {
  readonly default: CreateSiteContent;
  /** Absolute paths of the files that the content is read from. Pages are rendered again when they change. */
  readonly sourceFiles?: readonly string[];
}

/** What a site adds to operations' pages. */
export interface SiteContent {
  /** @param idPrefix - The beginning of all IDs. It's empty on the operation's own page, which shows the most. */
  readonly describeOperation?: (operation: Operation, idPrefix: string, context: PageContext) => OperationContent;
  /** URLs that describe codes, such as error codes. The console and inline code in descriptions link to them. */
  readonly codeUrls?: ReadonlyMap<string, string>;
  /** The OpenAPI extensions that the content is created from. `OpenApi/Badges` doesn't receive them. */
  readonly extensions?: readonly string[];
  /** Additional files to publish. */
  readonly files?: readonly PublishedFile[];
}

/** What a site adds to an operation, for example from its own extensions. */
export interface OperationContent {
  /** Rows of the list below the endpoint, after the security requirements. */
  readonly rows?: readonly (readonly [label: string, content: Content])[];
  /** When to use the operation. It's part of its summary. */
  readonly usage?: ContentSection;
  /** A section that replaces the sections of error responses with these statuses. */
  readonly errors?: ContentSection & {readonly statuses: readonly string[]};
  /** What else readers should know, after the responses. */
  readonly behavior?: ContentSection;
  /** More examples of responses, by status. Those whose names the response has already aren't added. */
  readonly examples?: Readonly<Record<string, readonly Example[]>>;
}

/** A titled section that a site adds to an operation. On a document's page, only the errors section has its title. */
export interface ContentSection {
  /** The heading's anchor, without a prefix for the operation. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
}

/** What the sections of a page, and the content that a site adds to them, are rendered with. */
export interface PageContext {
  /** The document's named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly markdown: MarkdownRenderer;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  readonly links: PageLinks;
  /** Maps a URL in the document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** What the site adds to operations. */
  readonly siteContent: SiteContent;
  /** The ID of the sandbox that the document's operations run in. Absent if samples have no console. */
  readonly sandbox?: string;
  /** The languages of samples that pages contain. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** Maximum number of examples of a response. */
  readonly maxExamples: number;
  /** Maximum depth of nested properties that are expanded in place. Deeper properties link to their schema. */
  readonly maxDepth: number;
  /** The releases that changed operations and webhooks, by operation ID. */
  readonly histories: ReadonlyMap<string, OperationHistory>;
  /** The badges of the fields that recent releases changed. */
  readonly badges: ReadonlyMap<ChangedField, ChangeBadge>;
  /** The IDs that are already in use on the page. */
  readonly ids: Set<string>;
  /** The IDs of the values that the page has already described, by the name and values of their enumeration. */
  readonly describedValues: Map<string, readonly string[]>;
}
