import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {SampleRequest} from '@developer-docs/openapi';
import {loadCode} from '../../recovery';
import styles from './Console.module.css';

interface VisibleSamplesProps {
  readonly request: SampleRequest;
}

/** Loads the code of the samples. */
const loadSamples = () => loadCode(() => import(/* webpackChunkName: "sandbox-samples" */ './Samples'));

/**
 * Shows the samples of a request. Their code is loaded when the reader scrolls to them. If it can't be loaded, they're
 * omitted: the page has samples, too.
 */
export default function VisibleSamples({request}: VisibleSamplesProps): ReactNode {
  const section = useRef<HTMLDivElement>(null);
  const [Samples, setSamples] = useState<ComponentType<VisibleSamplesProps>>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      loadSamples().then(
        (module) => setSamples(() => module.default),
        () => undefined,
      );
    });
    if (section.current !== null) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={section} className={styles.samples} data-loaded={Samples !== undefined}>
      {Samples !== undefined && <Samples request={request} />}
    </div>
  );
}
