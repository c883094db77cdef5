import {init, type Widget, type WidgetOptions} from '@__SLUG__/ui-sdk';
import {type RefObject, useEffect, useState} from 'react';
import {getToken} from './get-token';

/**
 * Creates a widget when the component mounts, and destroys it when the component unmounts.
 *
 * @param container - The element in which the widget is rendered.
 * @param theme - The color theme. A change updates the existing widget.
 * @returns The widget, or null before it has been created.
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
    const created = init({container: container.current, apiUrl: 'http://localhost:4010/v1', getToken});
    setWidget(created);
    return () => {
      created.destroy();
      setWidget(null);
    };
  }, [container]);

  useEffect(() => {
    // In strict mode, React runs effects twice, so the first widget may already have been destroyed.
    if (widget !== null && widget.state !== 'destroyed') {
      widget.update({theme});
    }
  }, [widget, theme]);

  return widget;
}
