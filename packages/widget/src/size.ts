const least = {width: 320, height: 480};
/** Browsers lay out in fractions of a pixel. */
const tolerance = 0.5;

/**
 * Tells when an element gets too small for the widget, and when it is large enough again. The widget inside is at least as high
 * as it must be, so that an element that grows with its content is never too low.
 *
 * @param onChange - Called with the size in whole pixels when the answer changes; not for an element that is large enough at first.
 * @returns Stops watching.
 */
export function watchSize(
  element: HTMLElement,
  onChange: (width: number, height: number, isTooSmall: boolean) => void,
): () => void {
  let wasTooSmall = false;
  const observer = new ResizeObserver(() => {
    const {width, height} = element.getBoundingClientRect();
    const isShown = width > 0 || height > 0;
    const isTooSmall = isShown && (width < least.width - tolerance || height < least.height - tolerance);
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
