import {getCategory, levels, type DocSearchRecord, type Hierarchy, type Level, type RecordKind} from './records.js';

/** A small site for the tests: records of pages with headings and text, in the format of the extractor. */

export interface TestSection {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  heading: string;
  /** If empty, the heading's URL is the page's URL. */
  anchor: string;
  kind?: RecordKind;
  name?: string;
  texts?: string[];
  samples?: string[];
}

export function pageRecords(url: string, group: string, sections: readonly TestSection[]): DocSearchRecord[] {
  const records: DocSearchRecord[] = [];
  const operationCount = sections.filter(({kind}) => kind === 'operation').length;
  let hierarchy: Hierarchy = {lvl0: group, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  for (const section of sections) {
    hierarchy = {...hierarchy};
    for (const [level, name] of levels.entries()) {
      if (level === section.level) hierarchy[name] = section.heading;
      if (level > section.level) hierarchy[name] = null;
    }
    const address = section.anchor ? `${url}#${section.anchor}` : url;
    const common = {
      url: address,
      url_without_anchor: url,
      anchor: section.anchor,
      hierarchy,
      category: getCategory(section.kind ?? 'heading', operationCount),
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    };
    records.push({
      ...common,
      objectID: address,
      type: `lvl${section.level}` as Level,
      kind: section.kind ?? (section.level === 1 ? 'page' : 'heading'),
      ...(section.name !== undefined && {name: section.name}),
      content: null,
      weight: {pageRank: 0, level: 100 - 10 * section.level, position: records.length},
    });
    const contents = [
      ...(section.texts ?? []).map((content) => ({content, kind: 'text' as const})),
      ...(section.samples ?? []).map((content) => ({content, kind: 'sample' as const})),
    ];
    for (const [ordinal, {content, kind}] of contents.entries()) {
      records.push({
        ...common,
        objectID: `${address}:${ordinal}`,
        type: 'content',
        kind,
        content,
        weight: {pageRank: 0, level: 0, position: records.length},
      });
    }
  }
  return records;
}

/** Three pages about a fictional product. */
export const testRecords: DocSearchRecord[] = [
  ...pageRecords('/docs/core-api/get-design-variants', 'Core API', [
    {level: 1, heading: 'Get design variants', anchor: '', texts: ['Returns the alternatives to a finished design.']},
    {level: 2, heading: 'Query parameters', anchor: 'query-parameters'},
    {
      level: 3,
      heading: 'pageSize',
      anchor: 'query-page-size',
      kind: 'parameter',
      texts: ['The number of variants per page of the response, from 1 to 50.'],
    },
    {
      level: 2,
      heading: 'Errors',
      anchor: 'errors',
      texts: ['Every error is a problem document.'],
    },
    {
      level: 3,
      heading: 'design_not_found',
      anchor: 'error-design-not-found',
      kind: 'code',
      texts: ['No design has this ID, or it belongs to another account. Check the ID.'],
    },
    {
      level: 2,
      heading: 'Sample',
      anchor: 'sample',
      samples: ['const variants = await client.getDesignVariants(designId);'],
    },
  ]),
  ...pageRecords('/docs/guides/webhooks', 'Guides', [
    {
      level: 1,
      heading: 'Receive webhooks',
      anchor: '',
      texts: ['Your server is notified of a finished request immediately.'],
    },
    {
      level: 2,
      heading: 'Verify the signature',
      anchor: 'verify',
      texts: ['The webhook-signature header contains a signature of the body. Compare it in constant time.'],
    },
    {
      level: 2,
      heading: 'Retries & time limits',
      anchor: 'retries',
      texts: ['Failed deliveries are retried 5 times.'],
    },
  ]),
  ...pageRecords('/docs/ui-sdk/installation-config', 'UI SDK', [
    {
      level: 1,
      heading: 'Install and configure the widget',
      anchor: '',
      texts: ['Add the widget to a page in three steps.'],
    },
    {
      level: 2,
      heading: 'Options',
      anchor: 'options',
      texts: ['Every option has a default value except the token.'],
    },
    {
      level: 3,
      heading: 'onDesignReady',
      anchor: 'option-on-design-ready',
      kind: 'option',
      texts: ['A function that receives the design after the user saves it.'],
    },
    {
      level: 2,
      heading: 'Content security policy',
      anchor: 'csp',
      texts: ['Allow <script> and <iframe> elements from the widget host: the tokens "self" & nonce are not enough.'],
    },
  ]),
];
