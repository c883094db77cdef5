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
import {createButton, h} from './dom';
import {Editor, type EditorActions} from './editor';
import {Gallery, type GalleryActions} from './gallery';
import {PromptForm} from './prompt-form';
import {toColorProperties, styles} from './styles';

/** The actions that users can trigger in the view. */
export interface ViewActions extends GalleryActions, EditorActions {
  readonly generate: () => void;
  readonly close: (cause: 'button' | 'escape') => void;
}

/** A message that appears above or instead of the content, with an optional button. */
export interface Notice {
  readonly text: string;
  readonly action?: {readonly label: string; readonly onClick: () => void};
}

/** The options that affect the widget's appearance. */
export interface Appearance {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly themeColors: ThemeColors;
  /** The formats to show download buttons for. Default: all formats of the selection. */
  readonly formats?: readonly OutputFormat[];
}

/** The user interface in the shadow root of an element. */
export class View {
  readonly host: HTMLElement;
  readonly form: PromptForm;
  readonly editor: Editor;
  /** The container of the superuser panels. */
  readonly aside = h('div', {class: 'column aside', hidden: true});
  readonly #gallery: Gallery;
  readonly #root = h('div', {class: 'root'});
  readonly #section = h('section', {class: 'widget'});
  readonly #content = h('div', {class: 'columns'});
  readonly #status = h('p', {role: 'status'});
  readonly #progress = h('progress', {max: '100', hidden: true});
  readonly #notice = h('div', {class: 'row', role: 'alert', hidden: true});
  readonly #dialog: HTMLDialogElement | undefined;
  readonly #closeButton: HTMLButtonElement;
  #appearance: Appearance;
  #state: WidgetState = 'loading';
  #isTooSmall = false;
  #design: Design | null = null;
  #selection: Selection | null = null;

  constructor(container: HTMLElement, isDialog: boolean, appearance: Appearance, actions: ViewActions) {
    this.#appearance = appearance;
    this.form = new PromptForm(actions.generate);
    this.editor = new Editor(actions);
    this.#gallery = new Gallery(actions);
    this.#closeButton = createButton(
      '',
      () => {
        actions.close('button');
      },
      {class: 'close'},
    );
    this.#closeButton.hidden = !isDialog;
    const main = h('div', {class: 'column'}, this.form.element, this.#status, this.#progress);
    main.append(this.editor.element, this.#gallery.element);
    this.#content.append(this.aside, main);
    this.#section.append(this.#closeButton, this.#notice, this.#content);
    this.#root.append(this.#section);
    this.host = document.createElement('design-widget');
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
    this.setAppearance(appearance);
    container.append(this.host);
  }

  get messages(): Messages {
    return messages[this.#appearance.locale];
  }

  /** Applies the locale, the theme, and the colors. */
  setAppearance(appearance: Appearance): void {
    this.#appearance = appearance;
    this.host.dataset.theme = appearance.theme;
    this.host.removeAttribute('style');
    for (const [name, value] of Object.entries(toColorProperties(appearance.themeColors))) {
      this.host.style.setProperty(name, value);
    }
    this.#section.lang = appearance.locale;
    this.#section.dir = appearance.locale === 'ar' ? 'rtl' : 'ltr';
    this.#section.setAttribute('aria-label', this.messages.widgetLabel);
    this.#closeButton.textContent = this.messages.close;
    this.form.translate(this.messages);
    this.#gallery.show(this.#design, this.#selection, this.#appearance.formats, this.messages);
  }

  /** Updates what is visible and enabled in a state. */
  setState(state: WidgetState): void {
    this.#state = state;
    this.#updateVisibility();
    this.#section.setAttribute('aria-busy', String(state === 'loading' || state === 'generating'));
    this.form.setEnabled(state === 'ready');
    this.form.element.hidden = state === 'editing';
    this.#gallery.element.hidden = this.#design === null || state !== 'ready';
    this.#progress.hidden = state !== 'generating';
    this.#progress.removeAttribute('value');
    this.#status.textContent =
      state === 'loading' ? this.messages.loading : state === 'generating' ? this.messages.queued : '';
    if (state !== 'editing') {
      this.editor.close();
    }
    this.showNotice(this.#isTooSmall ? {text: this.messages.containerTooSmall} : null);
  }

  /** Shows the progress of a generation. */
  setProgress(percent: number, text: string): void {
    this.#progress.value = percent;
    // The text is only updated if it has changed, because screen readers announce every update.
    if (this.#status.textContent !== text) {
      this.#status.textContent = text;
    }
  }

  setStatus(text: string): void {
    this.#status.textContent = text;
  }

  showDesign(design: Design | null, selection: Selection | null): void {
    this.#design = design;
    this.#selection = selection;
    this.#gallery.show(design, selection, this.#appearance.formats, this.messages);
  }

  markSelection(selection: Selection): void {
    this.#selection = selection;
    this.#gallery.markSelection(selection, this.#appearance.formats, this.messages);
  }

  /** Shows a notice, or hides it if there is none. */
  showNotice(notice: Notice | null): void {
    this.#notice.hidden = notice === null;
    const {text = '', action} = notice ?? {};
    this.#notice.replaceChildren(
      h('p', {}, text),
      ...(action === undefined ? [] : [createButton(action.label, action.onClick)]),
    );
  }

  /** Replaces the content with a notice while the container is too small. */
  setTooSmall(isTooSmall: boolean): void {
    this.#isTooSmall = isTooSmall;
    this.#updateVisibility();
    this.showNotice(isTooSmall ? {text: this.messages.containerTooSmall} : null);
  }

  #updateVisibility(): void {
    const hasContent = this.#state !== 'locked' && this.#state !== 'failed';
    this.#content.hidden = this.#isTooSmall || !hasContent;
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
