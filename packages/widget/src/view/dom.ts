/** Attributes and listeners of an element. `on…` are listeners, everything else is an attribute; `false` leaves one out. */
type Properties = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

/** Makes an element. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), value);
    } else if (value !== false && value !== undefined) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  element.append(...children);
  return element;
}

/** Makes an element of a drawing. */
export function svg(tag: string, attributes: Readonly<Record<string, string | number>>, ...children: readonly Node[]) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** A button that sends no form. */
export function button(label: string, onclick: () => void, properties: Properties = {}): HTMLButtonElement {
  return h('button', {type: 'button', ...properties, onclick}, label);
}

/** A labelled field. */
export function field(label: string, control: HTMLElement): HTMLLabelElement {
  return h('label', {class: 'field'}, h('span', {}, label), control);
}
