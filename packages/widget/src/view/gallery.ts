import type {Design, OutputFormat, Selection} from '../../../../contract/ui-sdk';
import type {Messages} from '../messages';
import {button, h} from './dom';
import {picture} from './sketch';

/** What a user does in the gallery. */
export interface GalleryActions {
  readonly choose: (variantId: string | null) => void;
  readonly edit: () => void;
  readonly accept: () => void;
  readonly download: (format: OutputFormat) => void;
}

/** The design and its variants to choose from, and what can be done with the chosen one. */
export class Gallery {
  readonly element = h('div', {class: 'stack', hidden: true});
  readonly #actions: GalleryActions;
  readonly #name = `choice-${crypto.randomUUID()}`;

  constructor(actions: GalleryActions) {
    this.#actions = actions;
  }

  /** Draws everything anew. */
  show(design: Design | null, selection: Selection | null, formats: readonly OutputFormat[], messages: Messages): void {
    this.element.hidden = design === null;
    if (design === null) {
      this.element.replaceChildren();
      return;
    }
    const choices = [null, ...design.variants].map((variant) => {
      const id = variant?.variantId ?? null;
      const input = h('input', {type: 'radio', name: this.#name, value: id ?? 'design'});
      input.checked = selection !== null && selection.variantId === id;
      input.addEventListener('change', () => {
        this.#actions.choose(id);
      });
      const label = variant === null ? messages.original : messages.variant(variant.rank);
      return h('label', {class: 'picture'}, input, picture(design, variant), h('span', {}, label));
    });
    const legend = h('legend', {}, messages.choose);
    this.element.replaceChildren(
      h('fieldset', {}, legend, h('div', {class: 'pictures'}, ...choices)),
      this.#buttons(selection, formats, messages),
    );
  }

  /** Marks what is chosen without drawing the pictures again, so that the keyboard focus stays. */
  mark(selection: Selection, formats: readonly OutputFormat[], messages: Messages): void {
    for (const input of this.element.querySelectorAll('input')) {
      input.checked = input.value === (selection.variantId ?? 'design');
    }
    this.element.lastElementChild?.replaceWith(this.#buttons(selection, formats, messages));
  }

  #buttons(selection: Selection | null, formats: readonly OutputFormat[], messages: Messages): HTMLElement {
    const row = h('div', {class: 'row'});
    row.hidden = selection === null;
    row.append(
      button(messages.use, this.#actions.accept, {class: 'main'}),
      button(messages.edit, this.#actions.edit),
      ...formats.map((format) =>
        button(messages.download(format.toUpperCase()), () => {
          this.#actions.download(format);
        }),
      ),
    );
    return row;
  }
}
