import type {
  Design,
  Locale,
  OutputFormat,
  Selection,
  Theme,
  ThemeColors,
  WidgetState,
} from '../../../../contract/ui-sdk';
import {messages, type Messages} from '../messages';
import {button, h} from './dom';
import {Editor, type EditorActions} from './editor';
import {Gallery, type GalleryActions} from './gallery';
import {PromptForm} from './prompt-form';
import {colorProperties, styles} from './styles';

/** What a user does in the widget. */
export interface ViewActions extends GalleryActions, EditorActions {
  readonly generate: () => void;
  readonly close: (cause: 'button' | 'escape') => void;
}

/** A sentence in place of, or above, the widget's content, with a button where there is something to do. */
export interface Notice {
  readonly text: string;
  readonly action?: {readonly label: string; readonly run: () => void};
}

/** What the widget looks like besides its content. */
export interface Look {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly themeColors: ThemeColors;
  readonly formats: readonly OutputFormat[];
}

const elementName = 'design-widget';

/** Everything that the user sees, in the shadow root of one element. */
export class View {
  readonly host: HTMLElement;
  readonly form: PromptForm;
  readonly editor: Editor;
  /** Where a superuser's panels stand. */
  readonly aside = h('div', {class: 'column aside', hidden: true});
  readonly #gallery: Gallery;
  readonly #root = h('div', {class: 'root'});
  readonly #section = h('section', {class: 'widget'});
  readonly #content = h('div', {class: 'columns'});
  readonly #status = h('p', {role: 'status'});
  readonly #progress = h('progress', {max: '100', hidden: true});
  readonly #notice = h('div', {class: 'row', role: 'alert', hidden: true});
  readonly #dialog: HTMLDialogElement | undefined;
  readonly #close: HTMLButtonElement;
  #look: Look;
  #state: WidgetState = 'loading';
  #isSqueezed = false;
  #design: Design | null = null;
  #selection: Selection | null = null;

  constructor(container: HTMLElement, isDialog: boolean, look: Look, actions: ViewActions) {
    this.#look = look;
    this.form = new PromptForm(actions.generate);
    this.editor = new Editor(actions);
    this.#gallery = new Gallery(actions);
    this.#close = button(
      '',
      () => {
        actions.close('button');
      },
      {class: 'close'},
    );
    this.#close.hidden = !isDialog;
    const main = h('div', {class: 'column'}, this.form.element, this.#status, this.#progress);
    main.append(this.editor.element, this.#gallery.element);
    this.#content.append(this.aside, main);
    this.#section.append(this.#close, this.#notice, this.#content);
    this.#root.append(this.#section);
    this.host = document.createElement(registered());
    const shadow = this.host.attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    if (isDialog) {
      this.#dialog = h('dialog', {}, this.#root);
      this.#dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        actions.close('escape');
      });
      shadow.append(this.#dialog);
    } else {
      shadow.append(this.#root);
    }
    this.dress(look);
    container.append(this.host);
  }

  get messages(): Messages {
    return messages[this.#look.locale];
  }

  /** Puts on locale, theme and colors. */
  dress(look: Look): void {
    this.#look = look;
    this.host.dataset.theme = look.theme;
    this.host.removeAttribute('style');
    for (const [name, value] of Object.entries(colorProperties(look.themeColors))) {
      this.host.style.setProperty(name, value);
    }
    this.#section.lang = look.locale;
    this.#section.dir = look.locale === 'ar' ? 'rtl' : 'ltr';
    this.#section.setAttribute('aria-label', this.messages.name);
    this.#close.textContent = this.messages.close;
    this.form.translate(this.messages);
    this.#gallery.show(this.#design, this.#selection, this.#look.formats, this.messages);
  }

  /** Shows what fits the state. */
  enter(state: WidgetState): void {
    this.#state = state;
    this.#layOut();
    this.#section.setAttribute('aria-busy', String(state === 'loading' || state === 'generating'));
    this.form.enable(state === 'ready');
    this.form.element.hidden = state === 'editing';
    this.#gallery.element.hidden = this.#design === null || state !== 'ready';
    this.#progress.hidden = state !== 'generating';
    this.#progress.removeAttribute('value');
    this.#status.textContent =
      state === 'loading' ? this.messages.loading : state === 'generating' ? this.messages.waiting : '';
    if (state !== 'editing') {
      this.editor.close();
    }
    this.notify(this.#isSqueezed ? {text: this.messages.noRoom} : null);
  }

  /** Shows how far a generation is. */
  progress(percent: number, text: string): void {
    this.#progress.value = percent;
    // A new text only: a screen reader should not read out each percent.
    if (this.#status.textContent !== text) {
      this.#status.textContent = text;
    }
  }

  say(text: string): void {
    this.#status.textContent = text;
  }

  show(design: Design | null, selection: Selection | null): void {
    this.#design = design;
    this.#selection = selection;
    this.#gallery.show(design, selection, this.#look.formats, this.messages);
  }

  mark(selection: Selection): void {
    this.#selection = selection;
    this.#gallery.mark(selection, this.#look.formats, this.messages);
  }

  /** Shows a notice, or takes it away. */
  notify(notice: Notice | null): void {
    this.#notice.hidden = notice === null;
    const {text = '', action} = notice ?? {};
    this.#notice.replaceChildren(h('p', {}, text), ...(action === undefined ? [] : [button(action.label, action.run)]));
  }

  /** Shows only a notice while there is no room. */
  squeeze(isTooSmall: boolean): void {
    this.#isSqueezed = isTooSmall;
    this.#layOut();
    this.notify(isTooSmall ? {text: this.messages.noRoom} : null);
  }

  #layOut(): void {
    const hasContent = this.#state !== 'locked' && this.#state !== 'failed';
    this.#content.hidden = this.#isSqueezed || !hasContent;
  }

  open(): void {
    this.#dialog?.showModal();
  }

  close(): void {
    this.#dialog?.close();
  }

  remove(): void {
    this.#dialog?.close();
    this.host.remove();
  }
}

/** The element is defined once per page, also when the script is loaded twice. */
function registered(): string {
  if (customElements.get(elementName) === undefined) {
    customElements.define(elementName, class extends HTMLElement {});
  }
  return elementName;
}
