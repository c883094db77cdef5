import type {DesignType} from '../../../../contract/ui-sdk';
import type {Messages} from '../messages';
import {createField, h} from './dom';

/** The form for the prompt and the design type. */
export class PromptForm {
  readonly element = h('form');
  readonly #text = h('textarea', {rows: '3', required: true, minlength: '3', maxlength: '2000'});
  readonly #type = h('select');
  readonly #submit = h('button', {type: 'submit', class: 'primary'});
  readonly #typeField = createField('', this.#type);
  readonly #textField = createField('', this.#text);
  #designTypes: readonly DesignType[] = [];
  #labels: Partial<Messages['designTypes']> = {};

  /** @param onSubmit - Called when the user submits a valid prompt. */
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

  /** Sets the available design types and keeps the selected one if it's still available. */
  setDesignTypes(types: readonly DesignType[]): void {
    this.#designTypes = types;
    this.#renderDesignTypes();
    this.#typeField.hidden = types.length < 2;
  }

  translate(messages: Messages): void {
    setLabel(this.#textField, messages.prompt);
    setLabel(this.#typeField, messages.designType);
    this.#submit.textContent = messages.generate;
    this.#labels = messages.designTypes;
    this.#renderDesignTypes();
  }

  setEnabled(isEnabled: boolean): void {
    this.#submit.disabled = !isEnabled;
    this.#text.readOnly = !isEnabled;
    this.#type.disabled = !isEnabled;
  }

  focus(): void {
    this.#text.focus();
  }

  #renderDesignTypes(): void {
    const selected = this.designType;
    this.#type.replaceChildren(
      ...this.#designTypes.map((type) => h('option', {value: type}, this.#labels[type] ?? type)),
    );
    this.designType = selected;
  }
}

function setLabel(element: HTMLLabelElement, text: string): void {
  const [label] = element.children;
  if (label !== undefined) {
    label.textContent = text;
  }
}
