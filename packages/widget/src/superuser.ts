import type {BrandPersona, Person, SuperuserOptions, SuperuserPanel} from '../../../contract/ui-sdk';
import {fieldErrors} from './api';
import {Designer} from './designer';
import {failure, isWidgetError} from './errors';
import type {Options} from './lifecycle';
import {argumentRules, checkChanges, checkValue} from './options';
import {pathsFor, waitForRequest, type Paths} from './requests';
import {panels as allPanels} from './values';
import {SuperuserPanels} from './view/superuser-panels';

/** What a save or an extraction does between its two changes of state. */
type BrandTask<T> = (signal: AbortSignal) => Promise<T>;

const defaultRequestTimeout = 600_000;

/** Makes designs for others, and sets up their brands. */
export class SuperuserDesigner extends Designer {
  readonly #panels: SuperuserPanels;
  #userId: string;
  #panel: SuperuserPanel | null = null;

  constructor(container: HTMLElement, options: Omit<SuperuserOptions, 'container'>) {
    super(container, options);
    this.#userId = options.userId ?? options.people[0]?.userId ?? '';
    this.#panels = new SuperuserPanels(this.view, {
      openPanel: (panel) => {
        this.openPanel(this.#panel === panel ? null : panel);
      },
      actFor: (userId) => {
        this.actFor(userId);
      },
      extract: (websiteUrl) => {
        this.start(() => this.extractBrand(websiteUrl));
      },
      save: (brand) => {
        this.start(() => this.saveBrand(brand));
      },
    });
    this.#draw();
    this.emitter.on('state-changed', () => {
      this.#draw();
    });
  }

  get userId(): string {
    return this.#userId;
  }

  get panel(): SuperuserPanel | null {
    return this.#panel;
  }

  override update(changes: Partial<Options>): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked');
    checkChanges(changes, true);
    if (changes.people !== undefined) {
      assertKnown(changes.people, this.#userId);
    }
    this.applyChanges(changes);
    if (this.#panel !== null && !this.#offered().includes(this.#panel)) {
      this.#show(null);
    }
    this.#draw();
  }

  actFor(userId: string): void {
    this.assertState('ready');
    assertKnown(this.options.people ?? [], userId);
    const from = this.#userId;
    if (from === userId || this.emitter.emitCancelable('person-changing', {from, to: userId})) {
      return;
    }
    this.#userId = userId;
    this.forget();
    this.#panels.fill(null);
    this.#draw();
    this.emitter.emit('person-changed', {from, to: userId});
  }

  openPanel(panel: SuperuserPanel | null): void {
    this.assertState('ready');
    const offered = this.#offered();
    checkValue('panel', panel, {
      takes: `${offered.map((name) => `'${name}'`).join(', ')} or null`,
      accepts: (value) => value === null || offered.includes(value as SuperuserPanel),
    });
    this.#show(panel);
  }

  async extractBrand(websiteUrl: string): Promise<BrandPersona> {
    this.assertState('ready');
    checkValue('websiteUrl', websiteUrl, argumentRules.websiteUrl);
    const userId = this.#userId;
    const brand = await this.#work(userId, async (signal) => {
      const {body, retryAfter} = await this.api.call({
        method: 'POST',
        path: `/users/${encodeURIComponent(userId)}/brand/extractions`,
        body: {websiteUrl},
        idempotencyKey: crypto.randomUUID(),
        signal,
      });
      const {requestId} = body as {requestId: string};
      const result = await waitForRequest(this.api, pathsFor(userId).request(requestId), requestId, {
        timeout: this.options.requestTimeout ?? defaultRequestTimeout,
        delay: retryAfter,
        signal,
      });
      if (result.brand === undefined) {
        throw failure('request_failed', {requestId, problem: 'brand_not_found'});
      }
      return result.brand;
    });
    this.#panels.fill(brand);
    this.emitter.emit('brand-extracted', {userId, brand});
    return brand;
  }

  async saveBrand(brand: BrandPersona): Promise<void> {
    this.assertState('ready');
    const userId = this.#userId;
    await this.#work(userId, async (signal) => {
      const path = `/users/${encodeURIComponent(userId)}/brand`;
      await this.api.call({method: 'PUT', path, body: brand, signal}).catch((error: unknown) => {
        throw brandRefused(error) ?? error;
      });
    });
    this.#panels.fill(brand);
    this.view.say(this.view.messages.brandSaved);
    this.emitter.emit('brand-saved', {userId, brand});
  }

  protected override paths(): Paths {
    return pathsFor(this.#userId);
  }

  async #work<T>(userId: string, task: BrandTask<T>): Promise<T> {
    const signal = this.interruption;
    this.enter('generating');
    try {
      const made = await task(signal);
      signal.throwIfAborted();
      this.enter('ready');
      return made;
    } catch (error) {
      if (this.state !== 'destroyed' && isWidgetError(error)) {
        const isLocked = this.lockFor(error);
        if (this.state === 'generating') {
          this.enter('ready');
          this.explain(error, () => this.#work(userId, task));
          this.#panels.mark(error.code === 'brand_refused' ? error.details : null);
        }
        this.emitter.emit('brand-failed', {userId, error});
        if (isLocked) {
          this.report(error);
        }
      }
      throw error;
    }
  }

  #show(panel: SuperuserPanel | null): void {
    const from = this.#panel;
    if (from !== panel) {
      this.#panel = panel;
      this.#draw();
      this.emitter.emit('panel-changed', {from, to: panel});
    }
  }

  #offered(): readonly SuperuserPanel[] {
    return this.options.panels ?? allPanels;
  }

  #draw(): void {
    this.#panels.draw({
      offered: this.#offered(),
      open: this.#panel,
      people: this.options.people ?? [],
      userId: this.#userId,
      isUsable: this.state === 'ready',
    });
  }
}

/** @throws `person_unknown` */
export function assertKnown(people: readonly Person[], userId: string, recoverable = true): void {
  if (!people.some((person) => person.userId === userId)) {
    throw failure('person_unknown', {userId}, {recoverable});
  }
}

function brandRefused(error: unknown): Error | undefined {
  if (!isWidgetError(error) || error.code !== 'api_refused' || error.details.problem !== 'validation_failed') {
    return undefined;
  }
  const [first] = fieldErrors(error);
  return failure(
    'brand_refused',
    {pointer: first?.pointer ?? '', detail: first?.detail ?? error.message},
    {cause: error},
  );
}
