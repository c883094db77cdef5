import type {SampleLanguage} from '@developer-docs/openapi';
import type {DocumentChanges} from '../layout/changes-layout';
import type {ContentContext, SiteContent} from './site-content';

/** The data that all generated sections of a page share. */
export interface PageContext extends Omit<ContentContext, 'renderHeaderOrParameter'>, DocumentChanges {
  /** The IDs of the values that the page has already described, by the name and values of their enumeration. */
  readonly describedValues: Map<string, readonly string[]>;
  /** Maps a URL in the document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
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
