import {init, type Widget, type WidgetOptions} from '@__SLUG__/ui-sdk';
import {type RefObject, useEffect, useState} from 'react';
import {getToken} from './get-token';

/**
 * A widget that lives as long as the component.
 *
 * @param container - The element that the widget fills.
 * @param theme - The colors; a change keeps the widget.
 * @returns The widget, or null before the first effect.
 */
export function useWidget(
  container: RefObject<HTMLElement | null>,
  theme: NonNullable<WidgetOptions['theme']>,
): Widget | null {
  const [widget, setWidget] = useState<Widget | null>(null);

  useEffect(() => {
    if (container.current === null) {
      return;
    }
    const started = init({container: container.current, apiUrl: 'http://localhost:4010/v1', getToken});
    setWidget(started);
    return () => {
      started.destroy();
      setWidget(null);
    };
  }, [container]);

  useEffect(() => {
    // In strict mode React starts the effect twice: the first widget is destroyed by now.
    if (widget !== null && widget.state !== 'destroyed') {
      widget.update({theme});
    }
  }, [widget, theme]);

  return widget;
}
