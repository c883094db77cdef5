/** Attributes of an element, and event listeners in properties such as `onclick`. `false` omits an attribute. */
type Properties = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

/** Creates an HTML element. */
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

/** Creates an SVG element. */
export function svg(tag: string, attributes: Readonly<Record<string, string | number>>, ...children: readonly Node[]) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** Creates a button that doesn't submit a form. */
export function createButton(label: string, onclick: () => void, properties: Properties = {}): HTMLButtonElement {
  return h('button', {type: 'button', ...properties, onclick}, label);
}

/** Creates a labeled form field. */
export function createField(label: string, control: HTMLElement): HTMLLabelElement {
  return h('label', {class: 'field'}, h('span', {}, label), control);
}
