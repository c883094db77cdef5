import type {Example, Operation, SampleLanguage, Schema} from '@developer-docs/openapi';
import type {PublishedFile, Content} from '@developer-docs/utils/node';
import type {Translate} from '../../translations';
import type {ChangeBadge, OperationHistory} from '../releases/changes-layout';
import type {MarkdownRenderer} from './common/markdown-renderer';

/** Page information that schema renderers need. */
export interface SchemaContext {
  /** The document's named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly markdown: MarkdownRenderer;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  /** URL of the page or section that describes a named schema; `undefined` if there isn't one. */
  readonly getSchemaUrl: (name: string) => string | undefined;
  /** URL of the page in the `schemaPages` option that describes a named schema. */
  readonly getSchemaPageUrl: (name: string) => string | undefined;
  /** ID of a named schema's section on this page; `undefined` if the page has none. */
  readonly getSchemaSectionId: (name: string) => string | undefined;
  /** The IDs that are already in use on the page. */
  readonly ids: Set<string>;
  /** The IDs of the values that the page has already described, by the name and values of their enumeration. */
  readonly describedValues: Map<string, readonly string[]>;
}

export interface OperationLink {
  readonly title: string;
  /** Absent if no page describes the operation. */
  readonly url?: string;
}

/** The data that all generated sections of a page share. */
export interface PageContext extends SchemaContext {
  /** Title and URL of an operation or webhook in any document. */
  readonly findOperation: (id: string) => OperationLink | undefined;
  /** Maps a URL in the document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** URL of the section that shows an operation or webhook on the document's own pages. */
  readonly getSectionUrl: (operationId: string) => string | undefined;
  /** Title and URL of an operation by its reference, such as `#/paths/~1users/get`. */
  readonly findOperationByReference: (reference: string) => OperationLink | undefined;
  /** The releases that changed the document's operations and webhooks, by operation ID. */
  readonly histories: ReadonlyMap<string, OperationHistory>;
  /** The badges of fields, parameters, and headers, by `formatPlace`. */
  readonly badges: ReadonlyMap<string, ChangeBadge>;
  /** What the site adds to operations. */
  readonly siteContent: SiteContent;
  /**
   * Returns the ID of the sandbox that an operation runs in; `undefined` if its samples have no button for the console.
   */
  readonly getSandbox: (operationId: string) => string | undefined;
  /** The languages of samples that pages contain. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** Maximum depth of nested properties that are expanded in place. Deeper properties link to their schema. */
  readonly maxDepth: number;
  /** Maximum number of examples of a response. */
  readonly maxExamples: number;
}

/** A titled section that a site adds to an operation. On a document's page, only the errors section has its title. */
export interface ContentSection {
  /** The heading's anchor, without a prefix for the operation. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
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

/** Where an operation is shown. */
export interface OperationView {
  /** The beginning of all IDs. It's empty on the operation's own page. */
  readonly idPrefix: string;
  /** Whether it's one of many on the page of a document, which should be short. */
  readonly isBrief: boolean;
}

/** What a site adds to operations' pages: the return value of the module in the `content` option. */
export interface SiteContent {
  readonly describeOperation?: (operation: Operation, view: OperationView, context: PageContext) => OperationContent;
  /** URLs that describe codes, such as error codes. The console and inline code in descriptions link to them. */
  readonly codeUrls?: ReadonlyMap<string, string>;
  /** The OpenAPI extensions that the content is created from. `OpenApi/Badges` doesn't receive them. */
  readonly extensions?: readonly string[];
  /** Additional files to publish. */
  readonly files?: readonly PublishedFile[];
}
