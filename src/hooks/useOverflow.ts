import {useEffect, useRef, useState, type RefObject} from 'react';

/**
 * Watches whether the content of an element is wider than the element.
 *
 * @returns The ref to put on the element, and whether it overflows. It counts as overflowing until it was measured: in the
 * static page every block can be scrolled with the keyboard.
 */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (target === null) {
      return undefined;
    }
    // The observer reports once at the start, after layout: nothing forces a layout of its own.
    const observer = new ResizeObserver(() => {
      setOverflows(target.scrollWidth > target.clientWidth);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [element, overflows];
}
