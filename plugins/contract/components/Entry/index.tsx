import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {entryAttributes, type EntryProps} from './attributes';
import './entry.css';

interface Props extends EntryProps {
  /** A filter can hide a row; it stays in the page for the search and for readers without JavaScript. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** An entry of the contract: an anchor that the broken-link check knows, and a record of the search. */
export default function Entry({hidden, children, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const {as: Element} = props;
  return (
    <Element {...entryAttributes(props)} hidden={hidden}>
      {children}
    </Element>
  );
}
