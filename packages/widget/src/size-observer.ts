const minSize = {width: 320, height: 480};
/** Allows for fractional pixel sizes. */
const tolerance = 0.5;

/**
 * Reports when an element becomes too small for the widget and when it's large enough again. The widget has a minimum
 * height, so an element that grows with its content is never too short.
 *
 * @param onChange - Called with the size in whole pixels. It isn't called initially if the element is large enough.
 * @returns A function that stops observing.
 */
export function observeSize(
  element: HTMLElement,
  onChange: (width: number, height: number, isTooSmall: boolean) => void,
): () => void {
  let wasTooSmall = false;
  const observer = new ResizeObserver(() => {
    const {width, height} = element.getBoundingClientRect();
    const isVisible = width > 0 || height > 0;
    const isTooSmall = isVisible && (width < minSize.width - tolerance || height < minSize.height - tolerance);
    if (isTooSmall !== wasTooSmall) {
      wasTooSmall = isTooSmall;
      onChange(Math.round(width), Math.round(height), isTooSmall);
    }
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
