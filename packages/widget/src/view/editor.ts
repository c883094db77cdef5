import type {PlacedBlock} from '../../../../contract/ui-sdk';
import type {Messages} from '../messages';
import {button, field, h} from './dom';

/** What a user does in the editor. */
export interface EditorActions {
  readonly editText: (block: PlacedBlock, text: string) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
}

/** The texts of a design in fields. */
export class Editor {
  readonly element = h('form', {hidden: true});
  readonly #actions: EditorActions;
  readonly #texts = new Map<string, HTMLTextAreaElement>();

  constructor(actions: EditorActions) {
    this.#actions = actions;
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      actions.apply();
    });
  }

  open(blocks: readonly PlacedBlock[], messages: Messages): void {
    this.#texts.clear();
    const fields = blocks.flatMap((block) => {
      const {text, type} = block.content;
      if (typeof text !== 'string') {
        return [];
      }
      const input = h('textarea', {rows: '2', required: true, name: block.blockId});
      input.value = text;
      let last = text;
      input.addEventListener('change', () => {
        if (input.value !== last) {
          last = input.value;
          this.#actions.editText(block, last);
        }
      });
      this.#texts.set(block.blockId, input);
      return [field(type, input)];
    });
    const apply = h('button', {type: 'submit', class: 'main'}, messages.apply);
    const cancel = button(messages.cancel, this.#actions.cancel);
    this.element.replaceChildren(...fields, h('div', {class: 'row'}, apply, cancel));
    this.element.hidden = false;
    this.#texts.values().next().value?.focus();
  }

  /** The blocks with the texts as they stand in the fields. */
  edited(blocks: readonly PlacedBlock[]): PlacedBlock[] {
    return blocks.map((block) => {
      const text = this.#texts.get(block.blockId)?.value;
      return text === undefined ? block : {...block, content: {...block.content, text}};
    });
  }

  /** Shows the fields again as they were. */
  reopen(): void {
    this.element.hidden = false;
  }

  close(): void {
    this.element.hidden = true;
  }
}
