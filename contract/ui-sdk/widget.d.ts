import type {DesignFile, DesignReference, GenerateInput, GenerationResult, Selection} from './designs';
import type {Unsubscribe, WidgetEventMap} from './events';
import type {OptionChanges} from './options';
import type {OutputFormat, WidgetState} from './values';

/** The handle of a widget: what `init` returns. */
export interface Widget<Events extends WidgetEventMap = WidgetEventMap> {
  /** What the widget is doing. */
  readonly state: WidgetState;

  /** Whether the user can see the widget: always with `display: 'inline'` until `destroy`, between `opened` and `closed` with `'dialog'`. */
  readonly isOpen: boolean;

  /** What is chosen, or `null`. */
  readonly selection: Selection | null;

  /**
   * Waits for the start.
   *
   * @returns Resolves when the widget is `ready` for the first time, at once when it has been.
   * @throws `load_timeout`, `token_unavailable`, `token_rejected`, `interrupted`
   * @states Every state.
   * @since 1.0
   * @example
   * ```ts
   * await widget.whenReady();
   * widget.focus();
   * ```
   */
  whenReady(): Promise<void>;

  /**
   * Adds a listener.
   *
   * @param name - The name of the event.
   * @param listener - Called with the event each time it is fired.
   * @returns A function that removes the listener.
   * @throws `wrong_state`, `invalid_option`
   * @states Every state but `destroyed`.
   * @since 1.0
   * @example
   * ```ts
   * const stop = widget.on('generation-succeeded', ({design}) => console.log(design.designId));
   * stop();
   * ```
   */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe;

  /**
   * Changes options. All values are checked first: when one is wrong, none is changed.
   *
   * @param changes - The options that change. An option that is not named keeps its value.
   * @throws `unknown_option`, `fixed_option`, `invalid_option`, `wrong_state`
   * @states Every state but `failed` and `destroyed`.
   * @since 1.2
   * @example
   * ```ts
   * widget.update({theme: 'dark', locale: 'de'});
   * ```
   */
  update(changes: OptionChanges): void;

  /**
   * Opens the dialog and moves the keyboard focus into it. With `display: 'inline'` it does nothing.
   *
   * @throws `wrong_state`
   * @states Every state but `destroyed`.
   * @since 1.1
   * @example
   * ```ts
   * document.querySelector('#design')?.addEventListener('click', () => widget.open());
   * ```
   */
  open(): void;

  /**
   * Closes the dialog and moves the keyboard focus back. With `display: 'inline'` it does nothing. A listener of `closing`
   * can keep the dialog open.
   *
   * @throws `wrong_state`
   * @states Every state but `destroyed`.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('design-accepted', () => widget.close());
   * ```
   */
  close(): void;

  /**
   * Moves the keyboard focus into the prompt field.
   *
   * @throws `wrong_state`
   * @states `ready`.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('ready', () => widget.focus());
   * ```
   */
  focus(): void;

  /**
   * Generates a design from a prompt, as if the user had entered it and clicked "Generate", or from ready-made content, such
   * as the blocks that the operation `contentFromPrompt` returns.
   *
   * @param input - The prompt or the content, and values that override the options.
   * @returns Resolves to the design.
   * @throws `invalid_option`, `wrong_state`, `generation_prevented`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
   * @states `ready`.
   * @since 1.0
   * @example
   * ```ts
   * const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'story'});
   * console.log(design.variants.length);
   * ```
   */
  generate(input: GenerateInput): Promise<GenerationResult>;

  /**
   * Waits for a request that was made earlier, for example before a reload of the page. Also the way to a design with new addresses of
   * its files. The request must be one of the same user and of the kind `designs`.
   *
   * @param requestId - The id from `generation-started`.
   * @returns Resolves to what was made.
   * @throws `invalid_option`, `wrong_state`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
   * @states `ready`.
   * @since 1.3
   * @example
   * ```ts
   * const requestId = sessionStorage.getItem('request');
   * if (requestId !== null) await widget.resume(requestId);
   * ```
   */
  resume(requestId: string): Promise<GenerationResult>;

  /**
   * Opens an existing design with its variants, so that the user can choose and edit it. The design must belong to the user,
   * or to the account: designs that your server created with the API key can be opened, too. A superuser opens designs of the
   * person in use. The events are those of `resume`.
   *
   * @param reference - The design, and the variant to select.
   * @returns Resolves to the design.
   * @throws `invalid_option`, `variant_not_found`, `wrong_state`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
   * @states `ready`.
   * @since 1.5
   * @example
   * ```ts
   * await widget.openDesign({designId: 'dsn_4h8t2w6y0b3f9j1r'});
   * widget.selectVariant(null);
   * widget.edit();
   * ```
   */
  openDesign(reference: DesignReference): Promise<GenerationResult>;

  /**
   * Chooses a picture of the design that is shown.
   *
   * @param variantId - The id of the variant, or `null` for the design itself.
   * @throws `variant_not_found`, `wrong_state`
   * @states `ready`.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('generation-succeeded', ({design}) => {
   *   widget.selectVariant(design.variants[0]?.variantId ?? null);
   * });
   * ```
   */
  selectVariant(variantId: string | null): void;

  /**
   * Opens the texts and images of the selection in the editor.
   *
   * @throws `variant_not_found`, `wrong_state`
   * @states `ready`.
   * @since 1.3
   * @example
   * ```ts
   * widget.on('variant-selected', () => widget.edit());
   * ```
   */
  edit(): void;

  /**
   * Creates a new design from the texts and images in the editor, as if the user had clicked "Apply". It doesn't use the
   * allowance, and the original design stays as it is.
   *
   * @returns Resolves to the new design.
   * @throws `wrong_state`, `generation_prevented`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
   * @states `editing`.
   * @since 1.3
   * @example
   * ```ts
   * const {design} = await widget.applyEdits();
   * console.log(design.designId);
   * ```
   */
  applyEdits(): Promise<GenerationResult>;

  /**
   * Closes the editor and forgets what the user has changed in it.
   *
   * @throws `wrong_state`
   * @states `editing`.
   * @since 1.3
   * @example
   * ```ts
   * if (widget.state === 'editing') widget.discardEdits();
   * ```
   */
  discardEdits(): void;

  /**
   * Downloads a file of the selection. The widget fires `file-exported` first; call `preventDefault` in a listener to handle the
   * file yourself. If the file's link has expired, the widget gets a new one.
   *
   * @param format - The file format. It must be one of the formats of the design: see the option `formats`.
   * @returns Resolves to the file.
   * @throws `invalid_option`, `variant_not_found`, `format_not_available`, `wrong_state`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `interrupted`
   * @states `ready`.
   * @since 1.1
   * @example
   * ```ts
   * const [file] = widget.selection?.files ?? [];
   * if (file) await widget.exportFile(file.format);
   * ```
   */
  exportFile(format: OutputFormat): Promise<DesignFile>;

  /**
   * Asks `getToken` for a token with the reason `sign-in`. In another state than `locked` it resolves at once.
   *
   * @returns Resolves when the widget has a token.
   * @throws `token_unavailable`, `wrong_state`, `interrupted`
   * @states `ready`, `generating`, `editing`, `locked`.
   * @since 1.0
   * @example
   * ```ts
   * await widget.signIn();
   * ```
   */
  signIn(): Promise<void>;

  /**
   * Forgets the token and what is shown. Call it when the user logs out of your product. A generation that is going on ends with
   * `interrupted`.
   *
   * @throws `wrong_state`
   * @states Every state but `failed` and `destroyed`. In the state `locked` it does nothing.
   * @since 1.0
   * @example
   * ```ts
   * document.querySelector('#log-out')?.addEventListener('click', () => widget.signOut());
   * ```
   */
  signOut(): void;

  /**
   * Removes the widget from the page. Calls that are not finished reject with `interrupted`. A second call does nothing.
   *
   * @states Every state.
   * @since 1.0
   * @example
   * ```ts
   * window.addEventListener('pagehide', () => widget.destroy());
   * ```
   */
  destroy(): void;
}
