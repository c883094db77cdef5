import type {
  Design,
  DesignFile,
  DesignReference,
  GenerateInput,
  GenerationResult,
  OutputFormat,
  PlacedBlock,
  Selection,
  WidgetEventMap,
} from '../../../contract/ui-sdk';
import {failure, isWidgetError} from './errors';
import {noticeFor} from './notices';
import {argumentRules, checkChanges, checkValue} from './options';
import {Lifecycle, type Options, type WidgetFailure} from './lifecycle';
import {
  completeDesign,
  contentBody,
  pathsFor,
  promptBody,
  waitForRequest,
  type DesignWishes,
  type Paths,
} from './requests';
import type {ViewActions} from './view/view';

/** How a generation begins: the API accepts a new request, or an earlier one is taken up again. */
interface Work {
  readonly begin: (signal: AbortSignal) => Promise<{readonly requestId: string; readonly delay?: number | undefined}>;
  /** The state to return to when it fails. */
  readonly from: 'ready' | 'editing';
  /** Does the same again: for the button beside a message. */
  readonly again: () => Promise<unknown>;
  /** Which design of the request to show. If omitted, the first one. */
  readonly designId?: string;
}

type Starting = WidgetEventMap['generation-starting']['input'];

const defaultVariantCount = 3;
const defaultRequestTimeout = 600_000;

/** Makes, shows, edits and hands out designs. */
export class Designer extends Lifecycle {
  #design: Design | null = null;
  #requestId: string | null = null;
  #selection: Selection | null = null;

  get selection(): Selection | null {
    return this.#selection;
  }

  update(changes: Partial<Options>): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked');
    checkChanges(changes, false);
    this.applyChanges(changes);
  }

  focus(): void {
    this.assertState('ready');
    this.view.form.focus();
  }

  async generate(input: GenerateInput): Promise<GenerationResult> {
    this.assertState('ready');
    checkInput(input);
    const wishes = this.#wishes(input);
    const {prompt, content} = input;
    if (prompt !== undefined) {
      this.view.form.prompt = prompt;
    }
    this.view.form.designType = wishes.designType;
    this.#announce({...input, designType: wishes.designType, variantCount: wishes.variantCount}, 'ready');
    return this.#run({
      begin:
        content === undefined
          ? this.#create(this.paths().fromPrompt, promptBody(prompt ?? '', wishes))
          : this.#create(this.paths().fromContent, contentBody(content, wishes)),
      from: 'ready',
      again: () => this.generate(input),
    });
  }

  async resume(requestId: string): Promise<GenerationResult> {
    this.assertState('ready');
    checkValue('requestId', requestId, argumentRules.requestId);
    const begin: Work['begin'] = async (signal) => {
      await this.api.call({method: 'GET', path: this.paths().request(requestId), signal});
      return {requestId};
    };
    return this.#run({begin, from: 'ready', again: () => this.resume(requestId)});
  }

  async openDesign(reference: DesignReference): Promise<GenerationResult> {
    this.assertState('ready');
    const {designId, variantId} = reference;
    checkValue('designId', designId, argumentRules.designId);
    if (variantId !== undefined) {
      checkValue('variantId', variantId, argumentRules.variantId);
    }
    const begin: Work['begin'] = async (signal) => {
      // A design has no operation of its own: its variants name the request whose result contains it.
      const {body} = await this.api.call({method: 'GET', path: `${this.paths().variants(designId)}?limit=1`, signal});
      return {requestId: (body as {requestId: string}).requestId};
    };
    const result = await this.#run({begin, from: 'ready', again: () => this.openDesign(reference), designId});
    if (variantId !== undefined) {
      this.selectVariant(variantId);
    }
    return result;
  }

  selectVariant(variantId: string | null): void {
    this.assertState('ready');
    const selection = this.#choice(variantId);
    if (this.#selection === null || this.#selection.variantId !== variantId) {
      this.#selection = selection;
      this.view.mark(selection);
      this.emitter.emit('variant-selected', selection);
    }
  }

  edit(): void {
    this.assertState('ready');
    const {blocks} = this.#chosen();
    this.enter('editing');
    this.view.editor.open(blocks, this.view.messages);
  }

  async applyEdits(): Promise<GenerationResult> {
    this.assertState('editing');
    const {designId, blocks} = this.#chosen();
    const content = this.view.editor.edited(blocks).map((block) => block.content);
    this.#announce(null, 'editing');
    return this.#run({
      begin: this.#create(this.paths().fromContent, {
        ...contentBody(content, this.#wishes(this.#design ?? {})),
        editOf: designId,
      }),
      from: 'editing',
      again: () => this.applyEdits(),
    });
  }

  discardEdits(): void {
    this.assertState('editing');
    this.enter('ready');
  }

  async exportFile(format: OutputFormat): Promise<DesignFile> {
    this.assertState('ready');
    checkValue('format', format, argumentRules.format);
    const {designId, variantId} = this.#chosen();
    await this.#renewLinks().catch((error: unknown) => {
      if (isWidgetError(error) && this.lockFor(error)) {
        this.report(error);
      }
      throw error;
    });
    const {files} = this.#choice(variantId);
    const file = files.find((candidate) => candidate.format === format);
    if (file === undefined) {
      throw failure('format_not_available', {format, available: files.map((candidate) => candidate.format)});
    }
    this.emitter.emit('file-exported', {designId, variantId, file});
    return file;
  }

  /** The operations of this widget: those of the token's user. */
  protected paths(): Paths {
    return pathsFor();
  }

  protected override actions(): ViewActions {
    return {
      generate: () => {
        const {prompt, designType} = this.view.form;
        this.start(() => this.generate({prompt, designType}));
      },
      choose: (variantId) => {
        this.selectVariant(variantId);
      },
      edit: () => {
        this.edit();
      },
      accept: () => {
        this.emitter.emit('design-accepted', this.#chosen());
      },
      download: (format) => {
        this.start(() => this.exportFile(format));
      },
      editText: ({blockId, content}, text) => {
        this.emitter.emit('text-edited', {designId: this.#chosen().designId, blockId, blockType: content.type, text});
      },
      apply: () => {
        this.start(() => this.applyEdits());
      },
      cancel: () => {
        this.discardEdits();
      },
      close: (cause) => {
        this.close(cause);
      },
    };
  }

  protected override forget(): void {
    this.#design = null;
    this.#requestId = null;
    this.#selection = null;
    this.view.show(null, null);
  }

  /** Does what a click asks for: its failure stands in the widget, there is nobody to reject to. */
  protected start(task: () => Promise<unknown>): void {
    task().catch((error: unknown) => {
      if (!isWidgetError(error)) {
        reportError(error);
      }
    });
  }

  /** Takes over options that are checked, and tells which of them are another. */
  protected applyChanges(changes: Partial<Options>): void {
    const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
    const changed = given.filter(([name, value]) => {
      return JSON.stringify(value) !== JSON.stringify(this.options[name as keyof Options]);
    });
    this.options = {...this.options, ...Object.fromEntries(given)};
    if (changes.designTypes !== undefined) {
      this.view.form.offer(changes.designTypes);
    }
    if (changes.prompt !== undefined) {
      this.view.form.prompt = changes.prompt;
    }
    this.view.dress(this.look());
    if (changed.length > 0) {
      const names = changed.map(([name]) => name) as WidgetEventMap['options-changed']['changed'];
      this.emitter.emit('options-changed', {changed: names});
    }
  }

  /** Shows what went wrong where the user can see it. */
  protected explain(error: WidgetFailure, again: () => Promise<unknown>): void {
    const requestId = error.code === 'request_timeout' ? error.details.requestId : undefined;
    const repeat = requestId === undefined ? again : () => this.resume(requestId);
    const run = () => {
      this.start(repeat);
    };
    this.view.notify(noticeFor(error, this.view.messages, run));
  }

  #wishes(input: Partial<GenerateInput>): DesignWishes {
    const {options} = this;
    const language = input.language ?? options.language;
    return {
      designType: input.designType ?? this.view.form.designType,
      variantCount: input.variantCount ?? options.variantCount ?? defaultVariantCount,
      formats: options.formats ?? [],
      ...(language !== undefined && {language}),
      ...(options.clientReference !== undefined && {clientReference: options.clientReference}),
    };
  }

  /** Fires `generation-starting`. A listener may also have left the state, for example with `destroy`. */
  #announce(input: Starting, from: Work['from']): void {
    if (this.emitter.emitCancelable('generation-starting', {input})) {
      throw failure('generation_prevented', {prompt: input?.prompt ?? null});
    }
    this.assertState(from);
  }

  #create(path: string, body: object): Work['begin'] {
    const idempotencyKey = crypto.randomUUID();
    return async (signal) => {
      const answer = await this.api.call({method: 'POST', path, body, idempotencyKey, signal});
      return {requestId: (answer.body as {requestId: string}).requestId, delay: answer.retryAfter};
    };
  }

  async #run({begin, from, again, designId}: Work): Promise<GenerationResult> {
    const signal = this.interruption;
    const paths = this.paths();
    let requestId: string | null = null;
    this.enter('generating');
    try {
      const begun = await begin(signal);
      requestId = begun.requestId;
      this.emitter.emit('generation-started', {requestId});
      const design = await this.#finish(requestId, begun.delay, paths, signal, designId);
      this.#design = design;
      this.#requestId = requestId;
      this.#selection = null;
      this.view.show(design, null);
      this.enter('ready');
      this.view.say(this.view.messages.done);
      this.emitter.emit('generation-succeeded', {requestId, design});
      return {requestId, design};
    } catch (error) {
      if (this.state !== 'destroyed' && isWidgetError(error)) {
        this.#fail(error, requestId, from, again);
      }
      throw error;
    }
  }

  async #finish(
    requestId: string,
    delay: number | undefined,
    paths: Paths,
    signal: AbortSignal,
    designId: string | undefined,
  ): Promise<Design> {
    const result = await waitForRequest(this.api, paths.request(requestId), requestId, {
      timeout: this.options.requestTimeout ?? defaultRequestTimeout,
      delay,
      signal,
      onProgress: ({percent, step}) => {
        this.view.progress(percent, this.view.messages.steps[step]);
        this.emitter.emit('generation-progress', {requestId, percent, step});
      },
    });
    const design = await completeDesign(this.api, paths, result, {requestId, designId}, signal);
    signal.throwIfAborted();
    return design;
  }

  #fail(error: WidgetFailure, requestId: string | null, from: Work['from'], again: () => Promise<unknown>): void {
    const isLocked = this.lockFor(error);
    if (this.state === 'generating') {
      this.enter(from);
      if (from === 'editing') {
        this.view.editor.reopen();
      }
      this.explain(error, again);
    }
    this.emitter.emit('generation-failed', {requestId, error: error as WidgetEventMap['generation-failed']['error']});
    if (isLocked) {
      this.report(error);
    }
  }

  async #renewLinks(): Promise<void> {
    const isOver = this.#design !== null && Date.parse(this.#design.linksExpireAt) <= Date.now();
    if (!isOver || this.#requestId === null) {
      return;
    }
    const signal = this.interruption;
    this.#design = await this.#finish(this.#requestId, undefined, this.paths(), signal, this.#design?.designId);
    this.view.show(this.#design, this.#selection);
  }

  #chosen(): Selection {
    if (this.#selection === null) {
      throw failure('variant_not_found', {variantId: null});
    }
    return this.#selection;
  }

  #choice(variantId: string | null): Selection {
    const design = this.#design;
    const source: {files: readonly DesignFile[]; blocks: readonly PlacedBlock[]} | undefined =
      variantId === null ? (design ?? undefined) : design?.variants.find((variant) => variant.variantId === variantId);
    if (design === null || source === undefined) {
      throw failure('variant_not_found', {variantId});
    }
    return {designId: design.designId, variantId, files: source.files, blocks: source.blocks};
  }
}

function checkInput(input: GenerateInput): void {
  const given: Readonly<Record<string, unknown>> = {...input};
  if (given.content === undefined) {
    checkValue('prompt', given.prompt, argumentRules.prompt);
  } else {
    checkValue('content', given.content, argumentRules.content);
    checkValue('prompt', given.prompt, {takes: 'nothing beside content', accepts: (value) => value === undefined});
  }
  for (const name of ['designType', 'language', 'variantCount'] as const) {
    if (given[name] !== undefined) {
      checkValue(name, given[name], argumentRules[name]);
    }
  }
}
