// Change: rerenders after hydration. The static page lacks the query and hash of the URL, and hydration doesn't update
// the links.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

export default function HydratedLocaleDropdown(props: Props): ReactNode {
  return <LocaleDropdown key={String(useIsBrowser())} {...props} />;
}
