import {createError} from './errors';

/** The elements that currently contain a widget. */
const usedContainers = new WeakSet<Element>();

/**
 * Finds the container of a widget and reserves it, so that no other widget can use it.
 *
 * @returns The element, and a function that releases it.
 * @throws `insecure_page`, `container_not_found`, `container_in_use`
 */
export function reserveContainer(container: string | HTMLElement): {
  readonly element: HTMLElement;
  readonly release: () => void;
} {
  if (!window.isSecureContext) throw createError('insecure_page', {origin: window.origin});
  const description = typeof container === 'string' ? container : describeElement(container);
  const element = typeof container === 'string' ? findElement(container) : container;
  if (element?.isConnected !== true) throw createError('container_not_found', {container: description});
  if (usedContainers.has(element)) throw createError('container_in_use', {container: description});
  usedContainers.add(element);
  return {
    element,
    release: () => usedContainers.delete(element),
  };
}

function findElement(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // An invalid selector matches nothing.
    return null;
  }
}

const describeElement = (element: HTMLElement): string =>
  `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`}>`;

/** The minimum size of the container in pixels. */
export const minSize = {width: 320, height: 480};
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
  return () => observer.disconnect();
}
