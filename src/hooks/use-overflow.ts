import {useEffect, useRef, useState, type RefObject} from 'react';

/**
 * Observes whether the content of an element overflows.
 *
 * @returns A ref for the element, and whether it overflows. The latter is true until the first measurement, so that
 *   elements in the static page can be scrolled with the keyboard.
 */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [hasOverflow, setHasOverflow] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // The observer also reports the initial size after layout, so measuring doesn't force a reflow.
    const observer = new ResizeObserver(() => {
      setHasOverflow(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, hasOverflow];
}
