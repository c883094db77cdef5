import {forwardRef} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Whether the items that aren't rendered are before or after the others. */
  readonly position: 'before' | 'after';
  /** The number of all items. */
  readonly count: number;
  /** The page whose sidebar contains all items. */
  readonly href: string;
}

/** A link to the complete list. It's visible until the remaining items are rendered. */
export default forwardRef<HTMLLIElement, Props>(function MoreLink({position, count, href}, ref) {
  return (
    <li className="menu__list-item" data-more-items={position} ref={ref}>
      <Link className="menu__link" to={href}>
        <Translate
          id="theme.DocSidebarItems.all"
          description="The link at the end of a long list in the sidebar, to the page with all of its items"
          values={{count}}
        >
          {'Show all {count} items'}
        </Translate>
      </Link>
    </li>
  );
});
