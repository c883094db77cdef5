import type {DesignFile, DesignReference, GenerateInput, GenerationResult, Selection} from './designs';
import type {Unsubscribe, WidgetEventMap} from './events';
import type {OptionChanges} from './options';
import type {OutputFormat, WidgetState} from './values';

/** A handle to a widget, returned by `init`. */
export interface Widget<Events extends WidgetEventMap = WidgetEventMap> {
  /** The current state of the widget. */
  readonly state: WidgetState;

  /** Whether the dialog is open or, with `display: 'inline'`, the widget hasn't been destroyed. */
  readonly isOpen: boolean;

  /** The selected design or variant, or `null` if nothing is selected. */
  readonly selection: Selection | null;

  /**
   * Waits until the widget is ready. If the promise rejects with `token_unavailable`, call the function again after the
   * user has signed in.
   *
   * @returns A promise that resolves when the widget is `ready` for the first time.
   * @throws `load_timeout`, `token_unavailable`, `interrupted`
   * @states All states.
   * @since 1.0
   * @example
   * ```ts
   * await widget.whenReady();
   * widget.focus();
   * ```
   */
  whenReady(): Promise<void>;

  /**
   * Adds a listener for an event.
   *
   * @param name - The event's name.
   * @param listener - The function to call each time the event fires.
   * @returns A function that removes the listener.
   * @throws `wrong_state`, `invalid_option`
   * @since 1.0
   * @example
   * ```ts
   * const stop = widget.on('generation-succeeded', ({design}) => console.log(design.designId));
   * stop();
   * ```
   */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe;

  /**
   * Changes options. All values are validated first. If one of them is invalid, no option changes.
   *
   * @param changes - The options to change. All other options keep their values.
   * @throws `unknown_option`, `fixed_option`, `invalid_option`, `wrong_state`
   * @states All states except `failed` and `destroyed`.
   * @since 1.2
   * @example
   * ```ts
   * widget.update({theme: 'dark', locale: 'de'});
   * ```
   */
  update(changes: OptionChanges): void;

  /**
   * Opens the dialog and moves the keyboard focus into it. With `display: 'inline'`, the function has no effect.
   *
   * @throws `wrong_state`
   * @since 1.1
   * @example
   * ```ts
   * document.querySelector('#design')?.addEventListener('click', () => widget.open());
   * ```
   */
  open(): void;

  /**
   * Closes the dialog and returns the keyboard focus to the element that had it before. A `closing` listener can
   * prevent this. With `display: 'inline'`, the function has no effect.
   *
   * @throws `wrong_state`
   * @since 1.1
   * @example
   * ```ts
   * widget.on('design-accepted', () => widget.close());
   * ```
   */
  close(): void;

  /**
   * Moves the keyboard focus to the prompt field.
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
   * Generates a design from a prompt, as if the user had clicked "Generate", or from content blocks.
   *
   * @param input - The prompt or the content, and values that override the options.
   * @returns A promise that resolves to the design and its request ID.
   * @throws `invalid_option`, `wrong_state`, `generation_prevented`, `api_rejected`, `network_failed`,
   *   `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
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
   * Waits for an existing request and shows its design, for example after a page reload or to get new file URLs. The
   * request must belong to the user or the account, and its kind must be `designs`.
   *
   * @param requestId - The ID of the request, from `generation-started` or from the API.
   * @returns A promise that resolves to the design and its request ID.
   * @throws `invalid_option`, `wrong_state`, `api_rejected`, `network_failed`, `token_unavailable`, `token_rejected`,
   *   `request_failed`, `request_timeout`, `interrupted`
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
   * Opens an existing design with its variants, so the user can select and edit one. The design must belong to the
   * user, to the account, or, for superusers, to the selected person.
   *
   * @param reference - The design to open, and the variant to select.
   * @returns A promise that resolves to the design and its request ID.
   * @throws `invalid_option`, `variant_not_found`, `wrong_state`, `api_rejected`, `network_failed`,
   *   `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
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
   * Selects a variant of the current design, or the original design.
   *
   * @param variantId - The ID of the variant, or `null` for the original design.
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
   * Opens the text and images of the selection in the editor.
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
   * Creates a new design from the text and images in the editor, as if the user had clicked "Apply". It doesn't change
   * the original design, and doesn't count against the allowance.
   *
   * @returns A promise that resolves to the new design and its request ID.
   * @throws `wrong_state`, `generation_prevented`, `api_rejected`, `network_failed`, `token_unavailable`,
   *   `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
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
   * Closes the editor and discards the user's changes.
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
   * Downloads a file of the selection, after firing `file-exported`. If the file's URL has expired, the widget gets a
   * new one.
   *
   * @param format - One of the design's file formats.
   * @returns A promise that resolves to the file.
   * @throws `invalid_option`, `variant_not_found`, `format_not_available`, `wrong_state`, `api_rejected`,
   *   `network_failed`, `token_unavailable`, `token_rejected`, `interrupted`
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
   * Calls `getToken` with the reason `sign-in`, and verifies the token with one API call. If the widget isn't `locked`,
   * the function has no effect.
   *
   * @returns A promise that resolves when the API has accepted the token.
   * @throws `token_unavailable`, `token_rejected`, `network_failed`, `wrong_state`, `interrupted`
   * @states `ready`, `generating`, `editing`, `locked`.
   * @since 1.0
   * @example
   * ```ts
   * await widget.signIn();
   * ```
   */
  signIn(): Promise<void>;

  /**
   * Discards the token, the prompt, and the current design, and locks the widget. Call it when the user signs out of
   * your product. A generation in progress rejects with `interrupted`.
   *
   * @throws `wrong_state`
   * @states All states except `failed` and `destroyed`.
   * @since 1.0
   * @example
   * ```ts
   * document.querySelector('#log-out')?.addEventListener('click', () => widget.signOut());
   * ```
   */
  signOut(): void;

  /**
   * Removes the widget from the page. Pending calls reject with `interrupted`. Calling `destroy` again has
   * no effect.
   *
   * @states All states.
   * @since 1.0
   * @example
   * ```ts
   * window.addEventListener('pagehide', () => widget.destroy());
   * ```
   */
  destroy(): void;
}
