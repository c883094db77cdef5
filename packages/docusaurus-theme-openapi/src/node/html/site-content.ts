import type {Content, PublishedFile} from '@developer-docs/docusaurus-utils/node';
import type {ApiDocument, Example, Header, Operation, Schema} from '@developer-docs/openapi';
import type {Element} from 'hast';
import type {Translate} from '../../translations';
import type {PageLinks} from '../layout/page-links';
import type {MarkdownRenderer} from './common/markdown-renderer';

/*
 * The types of the module in the option `content`, which adds content to operations.
 */

/** The module's default export. */
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
  readonly describeOperation?: (operation: Operation, view: OperationView, context: ContentContext) => OperationContent;
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

/** Where an operation is shown. */
export interface OperationView {
  /** The beginning of all IDs. It's empty on the operation's own page. */
  readonly idPrefix: string;
  /** Whether it's one of many on the page of a document, which should be short. */
  readonly isBrief: boolean;
}

/** What the content of a site is rendered with. */
export interface ContentContext {
  /** The document's named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly markdown: MarkdownRenderer;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  readonly links: PageLinks;
  /** The IDs that are already in use on the page. */
  readonly ids: Set<string>;
  /** Renders an entry of `renderPropertyList`. */
  readonly renderHeaderOrParameter: (header: Header, options: EntryOptions) => Element;
}

/** How a header or parameter is rendered. */
export interface EntryOptions {
  readonly idPrefix: string;
  readonly kind: 'parameter' | 'header';
  /** Shown after the type. */
  readonly note?: string;
  /** Shown after the constraints. */
  readonly serialization?: Content;
}
