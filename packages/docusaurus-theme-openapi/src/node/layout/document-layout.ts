import {listOperations, type ApiDocument, type Tag} from '@developer-docs/openapi';
import {createSlug, makeUnique} from '@developer-docs/utils';
import {toIdPart} from '../ids';
import {selectSection, type SectionContents, type SectionPage} from './document-sections';
import {groupByTag, listParents} from './operation-groups';

/** The section of an operation or schema. */
export interface SectionLocation {
  /** Source file of the page. */
  readonly source: string;
  readonly id: string;
}

/** The page and section of each operation and schema in a document. */
export class DocumentLayout {
  /** Section IDs of operations and webhooks, by operation ID. */
  readonly operationIds: ReadonlyMap<string, string>;
  /** Section IDs of schemas, by schema name. */
  readonly schemaIds: ReadonlyMap<string, string>;
  /** The tags that other pages than the document's describe, with the sources of these pages. */
  readonly sectionTags: ReadonlyMap<Tag, string>;
  /** Whether other pages show the operations, so that the document's page is an index. */
  readonly isSplit: boolean;
  private readonly tagIds: ReadonlyMap<string, string>;
  /** The source files of sections that aren't on the document's page, by section ID. */
  private readonly sources = new Map<string, string>();

  /**
   * @param documentPage - Source file of the document's page, which shows everything that no other page shows.
   * @param sectionPages - The pages with the document's sections.
   * @param operationsWithPage - IDs of operations that the document's page doesn't show because they have their own
   *   pages.
   */
  constructor(
    readonly document: ApiDocument,
    readonly documentPage: string | undefined,
    readonly sectionPages: readonly SectionPage[],
    readonly operationsWithPage: ReadonlySet<string> = new Set(),
  ) {
    const usedIds = new Set<string>();
    const createIds = (names: Iterable<string>, prefix: string) =>
      new Map([...names].map((name) => [name, makeUnique(prefix + toIdPart(name), usedIds)]));
    this.operationIds = createIds(
      listOperations(document).map(({id}) => id),
      '',
    );
    this.schemaIds = createIds(document.schemas.keys(), 'schema-');
    // The first page with a section overrides the others.
    const sections = sectionPages.map(({source, section}) => ({source, ...selectSection(document, section)})).reverse();
    this.sectionTags = new Map(sections.flatMap(({source, groups}) => groups.map(({tag}) => [tag, source])));
    this.isSplit = sectionPages.length + operationsWithPage.size > 0;
    const usedTagIds = new Set<string>();
    this.tagIds = new Map(
      document.tags.map(({name}, index) => [
        name,
        makeUnique(`group-${createSlug(name) || String(index)}`, usedTagIds),
      ]),
    );
    for (const {source, groups, schemas} of sections) {
      for (const {id} of groups.flatMap(({operations}) => operations)) {
        this.sources.set(this.operationIds.get(id) ?? '', source);
      }
      for (const name of schemas) this.sources.set(this.schemaIds.get(name) ?? '', source);
    }
  }

  /** Returns a set of the IDs of all operations and schemas, which headings in descriptions leave free. */
  listSectionIds(): Set<string> {
    return new Set([...this.operationIds.values(), ...this.schemaIds.values()]);
  }

  /** Selects the content that only the document's page shows. */
  selectRemainder(): SectionContents {
    const isOnOtherPage = (id: string | undefined) => this.sources.has(id ?? '');
    const groups = groupByTag(this.document).map((group) => ({
      ...group,
      operations: group.operations.filter(
        ({id}) => !isOnOtherPage(this.operationIds.get(id)) && !this.operationsWithPage.has(id),
      ),
    }));
    return {
      groups: groups.filter(({operations}) => operations.length > 0),
      schemas: [...this.document.schemas.keys()].filter((name) => !isOnOtherPage(this.schemaIds.get(name))),
    };
  }

  /** Returns an operation's section; `undefined` if it has its own page, or none. */
  locateOperation(operationId: string): SectionLocation | undefined {
    return this.operationsWithPage.has(operationId) ? undefined : this.locate(this.operationIds.get(operationId));
  }

  locateSchema(name: string): SectionLocation | undefined {
    return this.locate(this.schemaIds.get(name));
  }

  /** Lists the tags that contain no operations, not even in other tags: guides. */
  listGuides(): readonly Tag[] {
    const used = new Set(groupByTag(this.document).flatMap(({tag}) => [tag, ...listParents(this.document, tag)]));
    return this.document.tags.filter(
      (tag) => !used.has(tag) && (tag.description !== undefined || tag.externalDocs !== undefined),
    );
  }

  /** Returns the ID of a group of operations, or of a guide, on the document's page. */
  getTagId({name}: Tag): string {
    return this.tagIds.get(name) ?? `group-${createSlug(name)}`;
  }

  /** Returns where the operations of a tag are. A separate page has no ID. */
  locateTag(name: string): SectionLocation | undefined {
    const tag = this.document.tags.find((other) => other.name === name);
    if (tag === undefined) return undefined;
    const source = this.sectionTags.get(tag);
    if (source !== undefined) return {source, id: ''};
    if (this.documentPage === undefined) return undefined;
    const groups = this.isSplit ? groupByTag(this.document) : this.selectRemainder().groups;
    const hasHeading = groups.some((group) => group.tag === tag) && (this.isSplit || groups.length > 1);
    const hasId = hasHeading || this.listGuides().includes(tag);
    return {source: this.documentPage, id: hasId ? this.getTagId(tag) : 'operations'};
  }

  private locate(id: string | undefined): SectionLocation | undefined {
    if (id === undefined) return undefined;
    const source = this.sources.get(id) ?? this.documentPage;
    return source === undefined ? undefined : {source, id};
  }
}
