import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {entryAttributes, type EntryFacts} from './attributes';
import './entry.css';

interface EntryProps extends EntryFacts {
  /** A filter can hide a row; it stays in the page. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** One entry of the contract: an anchor that the build knows, and one search record. */
export default function Entry({hidden, children, ...facts}: EntryProps): ReactNode {
  useBrokenLinks().collectAnchor(facts.id);
  const {as: Element} = facts;
  return (
    <Element {...entryAttributes(facts)} hidden={hidden}>
      {children}
    </Element>
  );
}
