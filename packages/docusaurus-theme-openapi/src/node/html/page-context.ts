import type {PublishedFile, Content} from '@developer-docs/docusaurus-utils/node';
import type {Example, Header, Operation, Parameter, SampleLanguage, Schema} from '@developer-docs/openapi';
import type {Element} from 'hast';
import type {Translate} from '../../translations';
import type {ChangeBadge, OperationHistory} from '../layout/changes-layout';
import type {PageLinks} from '../layout/page-links';
import type {MarkdownRenderer} from './common/markdown-renderer';

/** The data that all generated sections of a page share. */
export interface PageContext {
  /** The document's named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly markdown: MarkdownRenderer;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  readonly links: PageLinks;
  /** The IDs that are already in use on the page. */
  readonly ids: Set<string>;
  /** The IDs of the values that the page has already described, by the name and values of their enumeration. */
  readonly describedValues: Map<string, readonly string[]>;
  /** Maps a URL in the document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** The releases that changed the document's operations and webhooks, by operation ID. */
  readonly histories: ReadonlyMap<string, OperationHistory>;
  /** The badges of parameters and headers, and of fields, by their schemas. */
  readonly badges: ReadonlyMap<Header | Parameter | Schema, ChangeBadge>;
  /** What the site adds to operations. */
  readonly siteContent: SiteContent;
  /** The ID of the sandbox that the document's operations run in. Absent if samples have no console. */
  readonly sandbox?: string;
  /** The languages of samples that pages contain. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** Maximum depth of nested properties that are expanded in place. Deeper properties link to their schema. */
  readonly maxDepth: number;
  /** Maximum number of examples of a response. */
  readonly maxExamples: number;
}

/** What the renderers of a schema's type and values need of {@link PageContext}. */
export type SchemaContext = Pick<PageContext, 'schemas' | 'markdown' | 't' | 'links' | 'ids' | 'describedValues'>;

/** A titled section that a site adds to an operation. On a document's page, only the errors section has its title. */
export interface ContentSection {
  /** The heading's anchor, without a prefix for the operation. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
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

/** What the content of a site is rendered with. */
export interface ContentContext extends Pick<PageContext, 'links' | 'markdown' | 't' | 'ids' | 'schemas'> {
  /** Renders an entry of `renderPropertyList`. */
  readonly renderHeaderOrParameter: (header: Header, options: EntryOptions) => Element;
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
  readonly describeOperation?: (operation: Operation, view: OperationView, context: ContentContext) => OperationContent;
  /** URLs that describe codes, such as error codes. The console and inline code in descriptions link to them. */
  readonly codeUrls?: ReadonlyMap<string, string>;
  /** The OpenAPI extensions that the content is created from. `OpenApi/Badges` doesn't receive them. */
  readonly extensions?: readonly string[];
  /** Additional files to publish. */
  readonly files?: readonly PublishedFile[];
}
