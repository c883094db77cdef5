import type {PlacedBlock} from '../../../../contract/ui-sdk';
import type {Messages} from '../messages';
import {createButton, createField, h} from './dom';

/** The actions that users can trigger in the editor. */
export interface EditorActions {
  readonly editText: (block: PlacedBlock, text: string) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
}

/** The form for editing the texts and images of a design. */
export class Editor {
  readonly element = h('form', {hidden: true});
  readonly #actions: EditorActions;
  readonly #fields = new Map<string, HTMLInputElement | HTMLTextAreaElement>();

  constructor(actions: EditorActions) {
    this.#actions = actions;
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      actions.apply();
    });
  }

  open(blocks: readonly PlacedBlock[], messages: Messages): void {
    this.#fields.clear();
    const fields = blocks.flatMap((block) => {
      const {text, type, url} = block.content;
      if (typeof text === 'string') {
        return [this.#createTextField(block, text, messages)];
      }
      return type === 'image' && typeof url === 'string' ? [this.#createImageField(block, url, messages)] : [];
    });
    const apply = h('button', {type: 'submit', class: 'primary'}, messages.applyEdits);
    const cancel = createButton(messages.cancelEdits, this.#actions.cancel);
    this.element.replaceChildren(...fields, h('div', {class: 'row'}, apply, cancel));
    this.element.hidden = false;
    this.#fields.values().next().value?.focus();
  }

  /** Returns the blocks with the current values of the form. */
  applyTo(blocks: readonly PlacedBlock[]): PlacedBlock[] {
    return blocks.map((block) => {
      const value = this.#fields.get(block.blockId)?.value;
      const name = block.content.type === 'image' ? 'url' : 'text';
      return value === undefined ? block : {...block, content: {...block.content, [name]: value}};
    });
  }

  /** Shows the form again without resetting what the user entered. */
  reopen(): void {
    this.element.hidden = false;
  }

  close(): void {
    this.element.hidden = true;
  }

  #createTextField(block: PlacedBlock, text: string, messages: Messages): HTMLLabelElement {
    const input = h('textarea', {rows: '2', required: true, name: block.blockId});
    input.value = text;
    let previous = text;
    input.addEventListener('change', () => {
      if (input.value !== previous) {
        previous = input.value;
        this.#actions.editText(block, previous);
      }
    });
    this.#fields.set(block.blockId, input);
    return createField(messages.blockTypes[block.content.type], input);
  }

  #createImageField(block: PlacedBlock, url: string, messages: Messages): HTMLLabelElement {
    const input = h('input', {type: 'url', required: true, pattern: 'https://.+', name: block.blockId});
    input.value = url;
    this.#fields.set(block.blockId, input);
    return createField(messages.blockTypes[block.content.type], input);
  }
}
