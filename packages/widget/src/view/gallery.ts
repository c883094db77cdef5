import type {Design, OutputFormat, Selection} from '../../../../contract/ui-sdk';
import type {Messages} from '../messages';
import {createButton, h} from './dom';
import {createPreview} from './design-preview';

/** The actions that users can trigger in the gallery. */
export interface GalleryActions {
  readonly select: (variantId: string | null) => void;
  readonly edit: () => void;
  readonly accept: () => void;
  readonly download: (format: OutputFormat) => void;
}

/** The design and its variants, and the actions for the selected one. */
export class Gallery {
  readonly element = h('div', {class: 'stack', hidden: true});
  readonly #actions: GalleryActions;
  readonly #radioGroupName = `choice-${crypto.randomUUID()}`;

  constructor(actions: GalleryActions) {
    this.#actions = actions;
  }

  /** Renders the design and its variants. */
  show(
    design: Design | null,
    selection: Selection | null,
    formats: readonly OutputFormat[] | undefined,
    messages: Messages,
  ): void {
    this.element.hidden = design === null;
    if (design === null) {
      this.element.replaceChildren();
      return;
    }
    const options = [null, ...design.variants].map((variant) => {
      const id = variant?.variantId ?? null;
      const input = h('input', {type: 'radio', name: this.#radioGroupName, value: id ?? 'design'});
      input.checked = selection !== null && selection.variantId === id;
      input.addEventListener('change', () => {
        this.#actions.select(id);
      });
      const label = variant === null ? messages.originalDesign : messages.variant(variant.rank);
      return h('label', {class: 'preview'}, input, createPreview(design, variant), h('span', {}, label));
    });
    const legend = h('legend', {}, messages.chooseDesign);
    this.element.replaceChildren(
      h('fieldset', {}, legend, h('div', {class: 'previews'}, ...options)),
      this.#createActions(selection, formats, messages),
    );
  }

  /** Updates the selection without rerendering the previews, which would lose the keyboard focus. */
  markSelection(selection: Selection, formats: readonly OutputFormat[] | undefined, messages: Messages): void {
    for (const input of this.element.querySelectorAll('input')) {
      input.checked = input.value === (selection.variantId ?? 'design');
    }
    this.element.lastElementChild?.replaceWith(this.#createActions(selection, formats, messages));
  }

  #createActions(
    selection: Selection | null,
    formats: readonly OutputFormat[] | undefined,
    messages: Messages,
  ): HTMLElement {
    const row = h('div', {class: 'row'});
    row.hidden = selection === null;
    row.append(
      createButton(messages.acceptDesign, this.#actions.accept, {class: 'primary'}),
      createButton(messages.editTexts, this.#actions.edit),
      ...(formats ?? selection?.files.map(({format}) => format) ?? []).map((format) =>
        createButton(messages.download(format.toUpperCase()), () => {
          this.#actions.download(format);
        }),
      ),
    );
    return row;
  }
}
