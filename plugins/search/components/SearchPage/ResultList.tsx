import type {ReactNode} from 'react';
import {levels} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/internal';
import {reportClick} from '../../client/report-click';
import {formatResultDetail} from '../../client/result-labels';
import type {SearchHit} from '../../client/search-client';
import {useSearchData} from '../../client/use-search-data';
import {ResultLink} from '../ResultLink';
import styles from './styles.module.css';

/** The list of results, best first. */
export function ResultList({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  if (hits.length === 0) return null;
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <Result hit={hit} />
        </li>
      ))}
    </ol>
  );
}

/** A result with its headings and a snippet. */
function Result({hit}: {readonly hit: SearchHit}): ReactNode {
  const data = useSearchData();
  const headings = levels.flatMap((level) => {
    const heading = hit.hierarchy[level];
    return heading ? [hit._highlightResult?.hierarchy?.[level]?.value ?? escapeHtml(heading)] : [];
  });
  const title = headings.at(-1) ?? escapeHtml(hit.url);
  const text = hit._snippetResult?.content?.value;
  const detail = formatResultDetail(hit);
  // The clients return HTML in which everything except the highlight tags is escaped.
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
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
      {headings.length > 1 && (
        <p className={styles.path} dangerouslySetInnerHTML={{__html: headings.slice(0, -1).join(' › ')}} />
      )}
      {text !== undefined && <p className={styles.text} dangerouslySetInnerHTML={{__html: text}} />}
    </>
  );
}
