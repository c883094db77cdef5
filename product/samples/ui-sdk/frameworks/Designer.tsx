import {init, type Selection} from '@__SLUG__/ui-sdk';
import {useEffect, useEffectEvent, useRef} from 'react';
import {getToken} from './get-token';

interface DesignerProps {
  onAccept: (selection: Selection) => void;
}

export function Designer({onAccept}: DesignerProps) {
  const container = useRef<HTMLDivElement>(null);
  const accept = useEffectEvent(onAccept);

  useEffect(() => {
    if (container.current === null) {
      return;
    }
    const widget = init({
      container: container.current,
      apiUrl: 'http://localhost:4010/v1',
      getToken,
    });
    widget.on('design-accepted', (selection) => accept(selection));
    return () => widget.destroy();
  }, []);

  return <div ref={container} style={{minHeight: 640}} />;
}
