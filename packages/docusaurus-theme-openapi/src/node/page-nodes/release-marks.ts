import type {BadgeOptions} from '../../options';
import type {LoadedDocument} from '../documents/load-documents';
import type {SourcePage} from '../layout/page-index';
import {
  layOutChanges,
  listBadges,
  listOperationHistories,
  type ChangeBadge,
  type OperationHistory,
  type ReleaseSection,
} from '../releases/changes-layout';
import type {ChangeHistory} from '../releases/history';

/** What a document's releases changed: operations by ID, and fields by place. */
interface DocumentMarks {
  readonly histories: ReadonlyMap<string, OperationHistory>;
  readonly badges: ReadonlyMap<string, ChangeBadge>;
}

/** Where pages show the releases of documents. */
export interface ReleaseMarksInput {
  /** Returns the changes of a document, or `undefined` if it has no releases. Default: no document has releases. */
  readonly getHistory?: (documentId: string) => ChangeHistory | undefined;
  /** Which fields have a release's badge. Default: none. */
  readonly badges?: BadgeOptions;
  /** Whether the releases belong to an older or newer document, such as another version's. */
  readonly isOtherVersion?: (document: LoadedDocument) => boolean;
}

/** Lays out the releases of documents, and marks what they changed. */
export class ReleaseMarks {
  private readonly marks = new Map<string, DocumentMarks>();

  /** @param changesPages - The pages with the changes, by document ID. */
  constructor(
    private readonly input: ReleaseMarksInput,
    private readonly changesPages: ReadonlyMap<string, SourcePage>,
  ) {}

  /**
   * @param page - The page with the changes, if any. The IDs of all but the first document begin with the document ID.
   */
  layOut(documentId: string, page: SourcePage | undefined): ReleaseSection[] | undefined {
    const history = this.input.getHistory?.(documentId);
    const first = page?.elements.find(({name}) => name === 'ApiChanges')?.attributes.document ?? documentId;
    return history && layOutChanges(history, first === documentId ? '' : `${documentId} `);
  }

  get(document: LoadedDocument): DocumentMarks {
    const {id} = document;
    const cached = this.marks.get(id);
    if (cached !== undefined) return cached;
    const {badges, isOtherVersion} = this.input;
    const isOther = isOtherVersion?.(document) ?? false;
    const sections = (isOther ? undefined : this.layOut(id, this.changesPages.get(id))) ?? [];
    const marks = {
      histories: listOperationHistories(sections),
      badges: badges === undefined ? new Map<string, ChangeBadge>() : listBadges(sections, badges),
    };
    this.marks.set(id, marks);
    return marks;
  }
}
