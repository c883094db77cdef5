import {notInMarkdown} from '@developer-docs/utils';
import {useState, type ReactNode} from 'react';
import {openAll} from '../../../client/folds';
import {t} from '../../../client/component-texts';

/** A button that opens or closes all sections of the page. It requires JavaScript, without which all are shown. */
export default function OpenApiOpenAll(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="ref-open-all" {...notInMarkdown}>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          openAll(!isOpen);
          setIsOpen(!isOpen);
        }}
      >
        {t(isOpen ? 'fold.closeAll' : 'fold.openAll')}
      </button>
    </div>
  );
}
