import {
  foldEqualHits,
  getHeadings,
  reportClick,
  ResultLink,
  getVersion,
  type SearchHit,
} from '@developer-docs/docusaurus-theme-search/client';
import {formatResultDetail} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ResultListProps {
  readonly hits: readonly SearchHit[];
  /** Whether the results are from all docs versions, so that each needs the label of its version. */
  readonly isAllVersions: boolean;
}

/** The list of results, best first. */
export function ResultList({hits, isAllVersions}: ResultListProps): ReactNode {
  if (hits.length === 0) return null;
  return (
    <ol className={styles.list}>
      {foldEqualHits(hits).map((hit) => (
        <li key={hit.objectID}>
          <Result hit={hit} isAllVersions={isAllVersions} />
        </li>
      ))}
    </ol>
  );
}

/** A result with its headings and a snippet. */
function Result({hit, isAllVersions}: {readonly hit: SearchHit; readonly isAllVersions: boolean}): ReactNode {
  const headings = getHeadings(hit);
  const path = [...getVersion(hit, isAllVersions), ...headings.slice(0, -1)];
  const text = hit._snippetResult?.content?.value;
  const detail = formatResultDetail(hit);
  // The clients return HTML in which everything except the highlight tags is escaped.
  return (
    <>
      <ResultLink
        href={hit.url}
        data-hit={hit.objectID}
        onClick={() => {
          reportClick(hit);
        }}
        dangerouslySetInnerHTML={{__html: headings.at(-1) ?? ''}}
      />
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
      {path.length > 0 && <p className={styles.path} dangerouslySetInnerHTML={{__html: path.join(' › ')}} />}
      {text !== undefined && <p className={styles.text} dangerouslySetInnerHTML={{__html: text}} />}
    </>
  );
}
