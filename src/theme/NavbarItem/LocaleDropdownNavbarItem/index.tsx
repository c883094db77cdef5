// Change: drawn anew in the browser. The static page knows neither query nor hash, and React leaves the links that it finds
// there as they are.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownWithAddress(props: Props): ReactNode {
  return <LocaleDropdown key={String(useIsBrowser())} {...props} />;
}
