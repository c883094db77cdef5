import {getComponentText, openAll} from '@developer-docs/docusaurus-theme-openapi/client';
import {notInMarkdown} from '@developer-docs/utils';
import {useState, type ReactNode} from 'react';

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
        {getComponentText(isOpen ? 'fold.closeAll' : 'fold.openAll')}
      </button>
    </div>
  );
}
