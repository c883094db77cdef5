/** @jsxImportSource preact */
import {render} from 'preact';
import type {DesignType, WidgetState} from '../../../ui-sdk';
import {messages, type Messages} from '../messages';
import {Editor, Gallery, PromptForm} from './designer-forms';
import type {ViewActions, ViewModel, ViewProps} from './model';
import {styles, toColorProperties} from './styles';
import {SuperuserPanels} from './superuser-panels';

/** The initial values that all widgets share. */
const initialModel = {
  state: 'loading',
  design: null,
  selection: null,
  edits: {},
  status: '',
  percent: null,
  notice: null,
  isTooSmall: false,
  brand: {},
  brandError: null,
  websiteUrl: '',
} as const satisfies Partial<ViewModel>;

/** The user interface in the shadow root of an element. */
export class View {
  private readonly host = document.createElement('design-widget');
  private readonly root: ShadowRoot;
  model: ViewModel;

  constructor(
    container: HTMLElement,
    private readonly isDialog: boolean,
    model: Omit<ViewModel, 'designType' | keyof typeof initialModel>,
    private readonly actions: ViewActions,
  ) {
    // The `designTypes` option is never empty.
    this.model = {...initialModel, ...model, designType: model.designTypes[0] as DesignType};
    this.root = this.host.attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.root.adoptedStyleSheets = [sheet];
    this.setState('loading');
    container.append(this.host);
  }

  get messages(): Messages {
    return messages[this.model.locale];
  }

  /** Updates the model and renders it. An unavailable design type is ignored. */
  update(changes: Partial<ViewModel>): void {
    const {designType: previousType} = this.model;
    const next = {...this.model, ...changes};
    const designType = [next.designType, previousType].find((type) => next.designTypes.includes(type));
    this.model = {...next, designType: designType ?? next.designTypes[0] ?? previousType};
    this.host.dataset.theme = next.theme;
    this.host.removeAttribute('style');
    for (const [name, value] of Object.entries(toColorProperties(next.themeColors))) {
      this.host.style.setProperty(name, value);
    }
    const update = (nextChanges: Partial<ViewModel>) => this.update(nextChanges);
    const props = {model: this.model, text: this.messages, actions: this.actions, update};
    const widget = <WidgetSection {...props} isDialog={this.isDialog} />;
    const onCancel = (event: Event) => {
      event.preventDefault();
      this.actions.close('escape');
    };
    render(this.isDialog ? <dialog onCancel={onCancel}>{widget}</dialog> : widget, this.root);
  }

  /** Shows a state and clears messages about the previous one. */
  setState(state: WidgetState): void {
    const {loading, queued} = this.messages;
    const statuses: Partial<Record<WidgetState, string>> = {loading, generating: queued};
    this.update({state, status: statuses[state] ?? '', percent: null, notice: null});
  }

  /** Focuses the first text field of the prompt form or, while a design is being edited, of the editor. */
  focus(): void {
    this.root.querySelector<HTMLElement>('form:not([hidden]) :is(textarea, input)')?.focus();
  }

  open(): void {
    this.root.querySelector('dialog')?.showModal();
  }

  close(): void {
    this.root.querySelector('dialog')?.close();
  }

  remove(): void {
    this.close();
    this.host.remove();
  }
}

function WidgetSection({isDialog, ...props}: ViewProps & {readonly isDialog: boolean}) {
  const {model, text, actions} = props;
  const {state, locale, isTooSmall, status, percent} = model;
  const notice = isTooSmall ? {text: text.containerTooSmall} : model.notice;
  return (
    <div class="root">
      <section
        class="widget"
        lang={locale}
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        aria-label={text.widgetLabel}
        aria-busy={state === 'loading' || state === 'generating'}
      >
        <button type="button" class="close" hidden={!isDialog} onClick={() => actions.close('button')}>
          {text.close}
        </button>
        <div class="row" role="alert" hidden={notice === null}>
          <p>{notice?.text}</p>
          {notice?.action && (
            <button type="button" onClick={notice.action.onClick}>
              {notice.action.label}
            </button>
          )}
        </div>
        <div class="columns" hidden={isTooSmall || state === 'locked' || state === 'failed'}>
          {model.panels && <SuperuserPanels {...props} panels={model.panels} />}
          <div class="column">
            <PromptForm {...props} />
            <p role="status">{status}</p>
            {state === 'generating' && (
              // Changing the key recreates the element, because its value can't be removed.
              <progress key={String(percent === null)} max={100} {...(percent !== null && {value: percent})} />
            )}
            {state === 'editing' && <Editor {...props} />}
            {state === 'ready' && <Gallery {...props} />}
          </div>
        </div>
      </section>
    </div>
  );
}
