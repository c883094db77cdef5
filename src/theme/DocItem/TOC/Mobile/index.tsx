// Change: renders nothing above the title. `DocItem/Content` renders the original below it.
import type {ReactNode} from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
