import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {escapeHtml} from '../../../shared/client';
import {levels} from '../../records';
import type {FoundRecord} from '../../client/search-client';
import {reportClick} from '../../client/report-click';
import {useSearchData} from '../../client/use-search-data';
import {ResultLink} from '../ResultLink';
import styles from './styles.module.css';

/** The results, under the section of the documentation that each is in. */
export function ResultList({hits}: {readonly hits: readonly FoundRecord[]}): ReactNode {
  const groups = new Map<string, FoundRecord[]>();
  for (const hit of hits) {
    const section = hit.hierarchy.lvl0 ?? '';
    groups.set(section, [...(groups.get(section) ?? []), hit]);
  }
  return [...groups].map(([section, found]) => (
    <section key={section}>
      <Heading as="h2" className={styles.section}>
        {section}
      </Heading>
      <ol className={styles.list}>
        {found.map((hit) => (
          <li key={hit.objectID}>
            <Result hit={hit} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** A result: where it leads, the headings that lead there, and the text that was found. */
function Result({hit}: {readonly hit: FoundRecord}): ReactNode {
  const data = useSearchData();
  const headings = levels.slice(1).flatMap((level) => {
    const plain = hit.hierarchy[level];
    return plain ? [hit._highlightResult?.hierarchy?.[level]?.value ?? escapeHtml(plain)] : [];
  });
  const title = headings.at(-1) ?? escapeHtml(hit.url);
  const text = hit._snippetResult?.content?.value;
  // Both clients escape everything but the highlight (safe-client.ts).
  return (
    <>
      <ResultLink
        href={hit.url}
        data-hit={hit.objectID}
        onClick={() => {
          reportClick(hit, data);
        }}
        dangerouslySetInnerHTML={{__html: title}}
      />
      {headings.length > 1 && (
        <p className={styles.path} dangerouslySetInnerHTML={{__html: headings.slice(0, -1).join(' › ')}} />
      )}
      {text !== undefined && <p className={styles.text} dangerouslySetInnerHTML={{__html: text}} />}
    </>
  );
}
