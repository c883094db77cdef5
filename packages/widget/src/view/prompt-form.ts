import type {DesignType} from '../../../../contract/ui-sdk';
import type {Messages} from '../messages';
import {field, h} from './dom';

/** The prompt, the design type, and the button. */
export class PromptForm {
  readonly element = h('form', {});
  readonly #text = h('textarea', {rows: '3', required: true, minlength: '3', maxlength: '2000'});
  readonly #type = h('select', {});
  readonly #submit = h('button', {type: 'submit', class: 'main'});
  readonly #typeField = field('', this.#type);
  readonly #textField = field('', this.#text);

  /** @param onSubmit - The user has pressed "Generate" with a prompt that the browser finds long enough. */
  constructor(onSubmit: () => void) {
    this.element.append(this.#textField, h('div', {class: 'row'}, this.#typeField, this.#submit));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      onSubmit();
    });
  }

  get prompt(): string {
    return this.#text.value.trim();
  }

  set prompt(text: string) {
    this.#text.value = text;
  }

  get designType(): DesignType {
    return this.#type.value as DesignType;
  }

  set designType(type: DesignType) {
    if ([...this.#type.options].some(({value}) => value === type)) {
      this.#type.value = type;
    }
  }

  /** Fills the choice of design types; the chosen one stays when it is still there. */
  offer(types: readonly DesignType[]): void {
    const chosen = this.designType;
    this.#type.replaceChildren(...types.map((type) => h('option', {value: type}, readable(type))));
    this.designType = chosen;
    this.#typeField.hidden = types.length < 2;
  }

  translate(messages: Messages): void {
    setLabel(this.#textField, messages.prompt);
    setLabel(this.#typeField, messages.designType);
    this.#submit.textContent = messages.generate;
  }

  enable(isEnabled: boolean): void {
    this.#submit.disabled = !isEnabled;
    this.#text.readOnly = !isEnabled;
    this.#type.disabled = !isEnabled;
  }

  focus(): void {
    this.#text.focus();
  }
}

function setLabel(element: HTMLLabelElement, text: string): void {
  const [label] = element.children;
  if (label !== undefined) {
    label.textContent = text;
  }
}

/** `hero-banner` is "Hero banner". */
function readable(type: string): string {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
