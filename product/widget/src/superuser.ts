import {declaredNames} from 'virtual:declarations';
import type {BrandPersona, Person, SuperuserOptions, SuperuserPanel} from '../../ui-sdk';
import {getFieldErrors} from './api';
import {Designer} from './designer';
import {panels as allPanels} from './enumerations';
import {createError, isWidgetError} from './errors';
import {argumentRules, assertChanges, assertArgument, oneOf, superuserOptions, type Options} from './options';
import {createPaths, defaultRequestTimeoutMs, waitForRequest, type ApiPaths} from './requests';
import {createErrorNotice} from './view/error-notice';
import type {ViewActions} from './view/model';

/** Generates designs on behalf of other people and manages their brands. */
export class SuperuserDesigner extends Designer {
  userId: string;
  panel: SuperuserPanel | null = null;
  protected override readonly eventNames = [...declaredNames.widgetEvents, ...declaredNames.superuserEvents];

  constructor(options: SuperuserOptions) {
    super(options);
    this.userId = options.userId ?? options.people[0]?.userId ?? '';
    this.render();
  }

  override update(changes: Partial<Options>): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked');
    assertChanges(changes, superuserOptions);
    if (changes.people !== undefined) assertKnownPerson(changes.people, this.userId);
    this.applyChanges(changes);
    if (this.panel !== null && !this.getAvailablePanels().includes(this.panel)) this.setPanel(null);
    this.render();
  }

  actFor(userId: string): void {
    this.assertState('ready');
    assertKnownPerson(this.options.people ?? [], userId);
    const from = this.userId;
    if (from === userId || this.emitter.emitCancelable('person-changing', {from, to: userId})) return;
    this.userId = userId;
    this.clearDesign();
    // This clears a notice that could offer to retry a task for the previous person.
    this.view.setState('ready');
    this.render();
    this.emitter.emit('person-changed', {from, to: userId});
  }

  openPanel(panel: SuperuserPanel | null): void {
    this.assertState('ready');
    if (panel !== null) {
      const {expected, accepts} = oneOf(this.getAvailablePanels());
      assertArgument('panel', panel, {expected: `${expected}, or null`, accepts});
    }
    this.setPanel(panel);
  }

  async extractBrand(websiteUrl: string): Promise<BrandPersona> {
    this.assertState('ready');
    assertArgument('websiteUrl', websiteUrl, argumentRules.websiteUrl);
    return this.runExtraction(websiteUrl, crypto.randomUUID());
  }

  async saveBrand(brand: BrandPersona): Promise<void> {
    this.assertState('ready');
    const userId = this.userId;
    await this.runBrandTask(
      userId,
      async (signal) => {
        const path = `/users/${encodeURIComponent(userId)}/brand`;
        await this.api.call({method: 'PUT', path, body: brand, signal}).catch((error: unknown) => {
          throw toBrandError(error);
        });
      },
      () => this.saveBrand(brand),
    );
    this.view.update({brand, brandError: null, status: this.view.messages.brandSaved});
    this.emitter.emit('brand-saved', {userId, brand});
  }

  protected override createActions(): ViewActions {
    return {
      ...super.createActions(),
      superuser: {
        openPanel: (panel) => this.openPanel(this.panel === panel ? null : panel),
        actFor: (userId) => this.actFor(userId),
        extract: (websiteUrl) => this.runInBackground(() => this.extractBrand(websiteUrl)),
        save: (brand) => this.runInBackground(() => this.saveBrand(brand)),
      },
    };
  }

  protected override getPaths(): ApiPaths {
    return createPaths(this.userId);
  }

  /** The account's designs don't belong to a person, so they're read with the superuser's own access. */
  protected override getReadPaths(): readonly [ApiPaths, ...ApiPaths[]] {
    return [this.getPaths(), createPaths()];
  }

  protected override clearDesign(): void {
    super.clearDesign();
    this.view.update({brand: {}, brandError: null, websiteUrl: ''});
  }

  /** Extracts a brand. Retries use the same idempotency key, so they continue the same extraction. */
  private async runExtraction(websiteUrl: string, idempotencyKey: string): Promise<BrandPersona> {
    this.assertState('ready');
    const userId = this.userId;
    const brand = await this.runBrandTask(
      userId,
      async (signal) => {
        const {body, retryAfter} = await this.api.call({
          method: 'POST',
          path: `/users/${encodeURIComponent(userId)}/brand/extractions`,
          body: {websiteUrl},
          idempotencyKey,
          signal,
        });
        const {requestId} = body as {requestId: string};
        const result = await waitForRequest(this.api, createPaths(userId).request(requestId), requestId, {
          timeout: this.options.requestTimeout ?? defaultRequestTimeoutMs,
          delay: retryAfter,
          signal,
        });
        if (result.brand === undefined) throw createError('request_failed', {requestId, problem: 'brand_not_found'});
        return result.brand;
      },
      () => this.runExtraction(websiteUrl, idempotencyKey),
    );
    this.view.update({brand, brandError: null});
    this.emitter.emit('brand-extracted', {userId, brand});
    return brand;
  }

  /**
   * Extracts or saves a brand.
   *
   * @param retry - Repeats the task when the user clicks the button in an error notice.
   */
  private runBrandTask<T>(
    userId: string,
    run: (signal: AbortSignal) => Promise<T>,
    retry: () => Promise<unknown>,
  ): Promise<T> {
    return this.runTask({
      run,
      showError: (error) => {
        const {messages} = this.view;
        const notice = createErrorNotice(error, messages, () => this.runInBackground(retry));
        this.view.update({
          notice: error.code === 'request_failed' ? {text: messages.extractionFailed} : notice,
          brandError: error.code === 'brand_rejected' ? error.details : null,
        });
      },
      emitFailure: (error) => this.emitter.emit('brand-failed', {userId, error}),
    });
  }

  private setPanel(panel: SuperuserPanel | null): void {
    const from = this.panel;
    if (from !== panel) {
      this.panel = panel;
      this.render();
      this.emitter.emit('panel-changed', {from, to: panel});
    }
  }

  private getAvailablePanels(): readonly SuperuserPanel[] {
    return this.options.panels ?? allPanels;
  }

  private render(): void {
    const {panel: open, userId} = this;
    const {people = []} = this.options;
    this.view.update({panels: {available: this.getAvailablePanels(), open, people, userId}});
  }
}

/** @throws `person_unknown` if no person has the user ID. */
export function assertKnownPerson(
  people: readonly Person[],
  userId: string,
  {recoverable = true}: {recoverable?: boolean} = {},
): void {
  if (!people.some((person) => person.userId === userId)) throw createError('person_unknown', {userId}, {recoverable});
}

/** Converts the API error for a rejected brand to an error that identifies the invalid field. */
function toBrandError(error: unknown): unknown {
  if (!isWidgetError(error) || error.code !== 'api_rejected' || error.details.problem !== 'validation_failed') {
    return error;
  }
  const [first] = getFieldErrors(error);
  return createError(
    'brand_rejected',
    {pointer: first?.pointer ?? '', detail: first?.detail ?? error.message},
    {cause: error},
  );
}
