import {failure} from './errors';

/** Elements that hold a widget. */
const inUse = new WeakSet<Element>();

/**
 * Finds the place of a widget and takes it.
 *
 * @returns The element, and a function that gives it back.
 * @throws `insecure_page`, `container_not_found`, `container_in_use`
 */
export function takeContainer(container: string | HTMLElement): {
  readonly element: HTMLElement;
  readonly release: () => void;
} {
  if (!window.isSecureContext) {
    throw failure('insecure_page', {origin: location.origin});
  }
  const name = typeof container === 'string' ? container : describe(container);
  const element = typeof container === 'string' ? find(container) : container;
  if (element?.isConnected !== true) {
    throw failure('container_not_found', {container: name});
  }
  if (inUse.has(element)) {
    throw failure('container_in_use', {container: name});
  }
  inUse.add(element);
  return {
    element,
    release: () => {
      inUse.delete(element);
    },
  };
}

function find(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // A selector with a mistake in it finds nothing either.
    return null;
  }
}

function describe(element: HTMLElement): string {
  return `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`}>`;
}
