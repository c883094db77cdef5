import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@site/src/components/CodeBlock';
import type {HomeExample} from '@site/plugins/content/client';
import styles from './styles.module.css';

/** An example request, its statuses, and the variants of the resulting design. */
export default function Example({example}: {readonly example: HomeExample}): ReactNode {
  const {slug} = useDocusaurusContext().siteConfig.customFields as {slug: string};
  const {operations, requestHtml, statuses, variants} = example;
  return (
    <section className={styles.example} aria-label="Example request and the resulting design variants">
      <CodeBlock language="bash" title={operations.create} html={requestHtml} className={styles.request} />
      <div className={styles.step}>
        <Link to={`/docs/${slug}-api/core-api/get-request-status`} className={styles.operation ?? ''}>
          {operations.getStatus}
        </Link>
        <ol className={styles.statuses} aria-label="Statuses of the request">
          {statuses.map((status) => (
            <li key={status}>
              <code>{status}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.step}>
        <Link to={`/docs/${slug}-api/core-api/get-design-variants`} className={styles.operation ?? ''}>
          {operations.listVariants}
        </Link>
      </div>
      <ul className={styles.variants}>
        {variants.map(({id, variesBy, image: {src, width, height, alt}}, index) => (
          <li key={id}>
            <img className="design" src={src} width={width} height={height} alt={`Variant ${index + 1}. ${alt}`} />
            <p className={styles.caption}>
              <code>{id.slice(0, 8)}…</code>
              <span>Differs in {variesBy}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
