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
  if (!window.isSecureContext) {
    throw createError('insecure_page', {origin: location.origin});
  }
  const name = typeof container === 'string' ? container : describeElement(container);
  const element = typeof container === 'string' ? findElement(container) : container;
  if (element?.isConnected !== true) {
    throw createError('container_not_found', {container: name});
  }
  if (usedContainers.has(element)) {
    throw createError('container_in_use', {container: name});
  }
  usedContainers.add(element);
  return {
    element,
    release: () => {
      usedContainers.delete(element);
    },
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

function describeElement(element: HTMLElement): string {
  return `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`}>`;
}
