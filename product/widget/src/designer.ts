import type {
  Design,
  DesignFile,
  DesignReference,
  GenerateInput,
  GenerationResult,
  OutputFormat,
  Selection,
  WidgetEventMap,
} from '../../ui-sdk';
import {downloadFile} from './download';
import {createError, isWidgetError, type AnyError} from './errors';
import {Lifecycle} from './lifecycle';
import {
  argumentRules,
  assertArgument,
  assertChanges,
  assertGenerateInput,
  regularOptions,
  type Options,
} from './options';
import {
  createPaths,
  createSettings,
  defaultRequestTimeoutMs,
  findSelection,
  loadDesign,
  readFirst,
  waitForRequest,
  type ApiPaths,
} from './requests';
import {getEditableField} from './view/designer-forms';
import {createErrorNotice} from './view/error-notice';
import type {ViewActions} from './view/model';

/** Creates the request of a generation or finds an existing one. */
type Start = (signal: AbortSignal) => Promise<GenerationRequest>;

interface GenerationRequest {
  readonly requestId: string;
  /** The paths that have access to the request. */
  readonly paths: ApiPaths;
  /** Seconds until the first poll (default: none). */
  readonly delay?: number;
}

/** The state to return to after a failure. */
type PreviousState = 'ready' | 'editing';

/** A task such as a generation. */
interface Task<T> {
  readonly run: (signal: AbortSignal) => Promise<T>;
  readonly previousState?: PreviousState;
  readonly showError: (error: AnyError) => void;
  /** Fires the event that reports a failure. */
  readonly emitFailure: (error: AnyError) => void;
}

/** Generates, shows, edits, and exports designs. */
export class Designer extends Lifecycle {
  selection: Selection | null = null;
  private design: Design | null = null;
  /** The request that created the design. */
  private request: GenerationRequest | null = null;

  update(changes: Partial<Options>): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked');
    assertChanges(changes, regularOptions);
    this.applyChanges(changes);
  }

  focus(): void {
    this.assertState('ready');
    this.view.focus();
  }

  async generate(input: GenerateInput): Promise<GenerationResult> {
    this.assertState('ready');
    assertGenerateInput(input);
    const settings = createSettings(input, this.options, this.view.model.designType);
    const {designType, variantCount} = settings;
    const {prompt, content} = input;
    this.view.update({designType, ...(prompt !== undefined && {prompt})});
    this.emitGenerationStarting({...input, designType, variantCount}, 'ready');
    const {fromPrompt, fromContent} = this.getPaths();
    const start =
      content === undefined
        ? this.prepareRequest(fromPrompt, {prompt, ...settings})
        : this.prepareRequest(fromContent, {blocks: content, ...settings});
    return this.run(start, () => this.generate(input));
  }

  async resume(requestId: string): Promise<GenerationResult> {
    this.assertState('ready');
    assertArgument('requestId', requestId, argumentRules.requestId);
    const start: Start = async (signal) => {
      const {paths} = await readFirst(
        this.api,
        this.getReadPaths(),
        (candidate) => candidate.request(requestId),
        signal,
      );
      return {requestId, paths};
    };
    return this.run(start, () => this.resume(requestId));
  }

  async openDesign(reference: DesignReference): Promise<GenerationResult> {
    this.assertState('ready');
    const {designId, variantId} = reference;
    assertArgument('designId', designId, argumentRules.designId);
    if (variantId !== undefined) assertArgument('variantId', variantId, argumentRules.variantId);
    const start: Start = async (signal) => {
      // No operation returns a single design, but the list of its variants contains the request ID.
      const {body, paths} = await readFirst(
        this.api,
        this.getReadPaths(),
        (candidate) => `${candidate.variants(designId)}?limit=1`,
        signal,
      );
      return {requestId: (body as {requestId: string}).requestId, paths};
    };
    const result = await this.run(start, () => this.openDesign(reference), 'ready', reference);
    if (variantId !== undefined) this.selectVariant(variantId);
    return result;
  }

  selectVariant(variantId: string | null): void {
    this.assertState('ready');
    const selection = findSelection(this.design, variantId);
    if (this.selection === null || this.selection.variantId !== variantId) {
      this.selection = selection;
      this.view.update({selection});
      this.emitter.emit('variant-selected', selection);
    }
  }

  edit(): void {
    this.assertState('ready');
    this.requireSelection();
    this.view.update({edits: {}});
    this.transitionTo('editing');
    this.view.focus();
  }

  async applyEdits(): Promise<GenerationResult> {
    this.assertState('editing');
    const {designId, blocks} = this.requireSelection();
    const {edits} = this.view.model;
    const content = blocks.map((block) => {
      const field = getEditableField(block);
      const editedText = edits[block.blockId];
      return field === undefined || editedText === undefined ? block.content : {...block.content, [field]: editedText};
    });
    this.emitGenerationStarting(null, 'editing');
    const settings = createSettings(this.design ?? {}, this.options, this.view.model.designType);
    const start = this.prepareRequest(this.getPaths().fromContent, {blocks: content, ...settings, editOf: designId});
    return this.run(start, () => this.applyEdits(), 'editing');
  }

  discardEdits(): void {
    this.assertState('editing');
    this.transitionTo('ready');
  }

  async exportFile(format: OutputFormat): Promise<DesignFile> {
    this.assertState('ready');
    assertArgument('format', format, argumentRules.format);
    const {designId, variantId, files} = await this.renewSelection();
    const file = files.find((candidate) => candidate.format === format);
    if (file === undefined) {
      throw createError('format_not_available', {format, available: files.map((candidate) => candidate.format)});
    }
    if (!this.emitter.emitCancelable('file-exported', {designId, variantId, file})) {
      await this.download(file, `${variantId ?? designId}.${format}`);
    }
    return file;
  }

  /** Returns the API paths for this widget's user. */
  protected getPaths(): ApiPaths {
    return createPaths();
  }

  /** Returns the API paths that can have access to a design, in the order in which they're tried. */
  protected getReadPaths(): readonly [ApiPaths, ...ApiPaths[]] {
    return [this.getPaths()];
  }

  protected override createActions(): ViewActions {
    return {
      generate: () => {
        const {prompt, designType} = this.view.model;
        this.runInBackground(() => this.generate({prompt: prompt.trim(), designType}));
      },
      select: (variantId) => this.selectVariant(variantId),
      edit: () => this.edit(),
      accept: () => this.runInBackground(() => this.accept()),
      download: (format) => this.runInBackground(() => this.exportFile(format)),
      editText: ({blockId, content}, text) => {
        this.emitter.emit('text-edited', {
          designId: this.requireSelection().designId,
          blockId,
          blockType: content.type,
          text,
        });
      },
      apply: () => this.runInBackground(() => this.applyEdits()),
      cancel: () => this.discardEdits(),
      close: (cause) => this.closeDialog(cause),
    };
  }

  protected override clearDesign(): void {
    this.design = null;
    this.request = null;
    this.selection = null;
    this.view.update({design: null, selection: null});
  }

  /**
   * Runs a task that was started in the UI. The widget shows its own errors, so only unexpected errors are reported.
   */
  protected runInBackground(task: () => Promise<unknown>): void {
    task().catch((error: unknown) => {
      if (!isWidgetError(error)) reportError(error);
    });
  }

  /** Applies validated options and fires `options-changed` for options whose value has changed. */
  protected applyChanges(changes: Partial<Options>): void {
    const defined = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
    const changedOptions = defined.filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(this.options[name as keyof Options]),
    );
    this.options = {...this.options, ...Object.fromEntries(defined)};
    const {prompt, designTypes} = changes;
    this.view.update({
      ...this.resolveAppearance(),
      ...(prompt !== undefined && {prompt}),
      ...(designTypes !== undefined && {designTypes}),
    });
    if (changedOptions.length > 0) {
      const names = changedOptions.map(([name]) => name) as WidgetEventMap['options-changed']['changed'];
      this.emitter.emit('options-changed', {changed: names});
    }
  }

  /** Shows an error to the user, with a retry button where retrying makes sense. */
  protected showError(error: AnyError, retry: () => Promise<unknown>): void {
    const requestId = error.code === 'request_timeout' ? error.details.requestId : undefined;
    const retryOrResume = requestId === undefined ? retry : () => this.resume(requestId);
    const onClick = () => this.runInBackground(retryOrResume);
    this.view.update({notice: createErrorNotice(error, this.view.messages, onClick)});
  }

  /**
   * Fires `generation-starting`. Listeners may change the state, for example with `destroy`, so it's checked afterward.
   */
  private emitGenerationStarting(
    input: WidgetEventMap['generation-starting']['input'],
    previousState: PreviousState,
  ): void {
    if (this.emitter.emitCancelable('generation-starting', {input})) {
      throw createError('generation_prevented', {prompt: input?.prompt ?? null});
    }
    this.assertState(previousState);
  }

  /** Returns a function that creates a request. All its calls use the same idempotency key. */
  private prepareRequest(path: string, body: object): Start {
    const paths = this.getPaths();
    const idempotencyKey = crypto.randomUUID();
    return async (signal) => {
      const {body: request, retryAfter} = await this.api.call({method: 'POST', path, body, idempotencyKey, signal});
      return {requestId: (request as {requestId: string}).requestId, paths, delay: retryAfter};
    };
  }

  /**
   * Runs a generation.
   *
   * @param retry - Called when the user clicks the button in an error notice.
   * @param reference - Which design and variant of the request to show (default: the first design).
   */
  private async run(
    start: Start,
    retry: () => Promise<unknown>,
    previousState: PreviousState = 'ready',
    reference?: DesignReference,
  ): Promise<GenerationResult> {
    let requestId: string | null = null;
    const result = await this.runTask({
      previousState,
      run: async (signal) => {
        const request = await start(signal);
        ({requestId} = request);
        this.emitter.emit('generation-started', {requestId});
        const design = await this.waitForDesign(request, signal, reference?.designId);
        findSelection(design, reference?.variantId ?? null);
        this.design = design;
        this.request = {...request, delay: undefined};
        this.selection = null;
        this.view.update({design, selection: null});
        return {requestId, design};
      },
      showError: (error) => this.showError(error, retry),
      emitFailure: (error) => {
        const payload = {requestId, error: error as WidgetEventMap['generation-failed']['error']};
        this.emitter.emit('generation-failed', payload);
      },
    });
    this.view.update({status: this.view.messages.designReady});
    this.emitter.emit('generation-succeeded', result);
    return result;
  }

  /** Runs a task, during which the widget is in the `generating` state. */
  protected async runTask<T>({run, previousState = 'ready', showError, emitFailure}: Task<T>): Promise<T> {
    const signal = this.interruptionSignal;
    this.transitionTo('generating');
    try {
      const result = await run(signal);
      signal.throwIfAborted();
      this.transitionTo('ready');
      return result;
    } catch (error) {
      if (this.state !== 'destroyed' && isWidgetError(error)) {
        const isLocked = this.lockIfUnauthorized(error);
        if (this.state === 'generating') {
          this.transitionTo(previousState);
          showError(error);
        }
        emitFailure(error);
        if (isLocked) this.emitError(error);
      }
      throw error;
    }
  }

  /** @param designId - Selects one of the request's designs (default: the first). */
  private async waitForDesign(
    {requestId, paths, delay}: GenerationRequest,
    signal: AbortSignal,
    designId: string | undefined,
  ): Promise<Design> {
    const result = await waitForRequest(this.api, paths.request(requestId), requestId, {
      timeout: this.options.requestTimeout ?? defaultRequestTimeoutMs,
      delay,
      signal,
      onProgress: ({percent, step}) => {
        this.view.update({percent, status: this.view.messages.steps[step]});
        this.emitter.emit('generation-progress', {requestId, percent, step});
      },
    });
    const design = await loadDesign(this.api, paths, result, {requestId, designId, signal});
    signal.throwIfAborted();
    return design;
  }

  private async download(file: DesignFile, name: string): Promise<void> {
    try {
      await downloadFile(file.url, name, this.interruptionSignal);
    } catch (error) {
      if (isWidgetError(error) && error.code === 'network_failed') {
        this.showError(error, () => this.exportFile(file.format));
      }
      throw error;
    }
  }

  private async accept(): Promise<void> {
    try {
      this.emitter.emit('design-accepted', await this.renewSelection());
    } catch (error) {
      if (this.state === 'ready' && isWidgetError(error)) this.showError(error, () => this.accept());
      throw error;
    }
  }

  /** Returns the selection. If its links have expired, the design is loaded again. */
  private async renewSelection(): Promise<Selection> {
    const selection = this.requireSelection();
    const isExpired = this.design !== null && Date.parse(this.design.linksExpireAt) <= Date.now();
    if (!isExpired || this.request === null) return selection;
    const {designId, variantId} = selection;
    const design = await this.waitForDesign(this.request, this.interruptionSignal, designId).catch((error: unknown) => {
      if (isWidgetError(error) && this.lockIfUnauthorized(error)) this.emitError(error);
      throw error;
    });
    // Meanwhile, the user may have selected another variant or generated another design.
    if (this.design?.designId === designId) {
      this.design = design;
      this.selection = this.selection && findSelection(design, this.selection.variantId);
      this.view.update({design, selection: this.selection});
    }
    return findSelection(design, variantId);
  }

  private requireSelection(): Selection {
    if (this.selection === null) throw createError('variant_not_found', {variantId: null});
    return this.selection;
  }
}
