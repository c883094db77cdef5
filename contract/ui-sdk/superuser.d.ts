import type {BrandPersona} from './brand';
import type {AnyWidgetError, WidgetErrorDetails} from './errors';
import type {CancelableEvent, EventBase, WidgetEventMap} from './events';
import type {ChangeableOption, WidgetOptions} from './options';
import type {Widget} from './widget';

/** A person whom the superuser looks after. */
export interface Person {
  /** Your own id of the person: the `userId` that your server sends to `loginUser`. */
  readonly userId: string;
  /** The name that the superuser sees. It is not sent anywhere. */
  readonly displayName: string;
}

/** A part of the superuser's widget beside the designer. `people` chooses whom to work for, `brand` sets up the brand. */
export type SuperuserPanel = 'people' | 'brand';

/** Options of `initSuperuser`: all options of `init`, and these. */
export interface SuperuserOptions extends WidgetOptions {
  /**
   * The person for whom the superuser works at the start. It must be one of `people`.
   *
   * @defaultValue The first of `people`.
   * @since 1.2
   * @changeable With `actFor`.
   * @throws `invalid_option`, `person_unknown`
   * @example
   * ```ts
   * const widget = DesignWidget.initSuperuser({
   *   ...superuserBasics, userId: 'user-4821',
   * });
   * ```
   */
  readonly userId?: string;

  /**
   * The people whom the superuser looks after, in the order of the list. They must share a group with the superuser: the API
   * refuses everybody else with `user_not_found`.
   *
   * @defaultValue required
   * @since 1.2
   * @changeable With `update`. The person in use must stay in the list.
   * @range 1 to 500 people with different ids
   * @throws `missing_option`, `invalid_option`, `person_unknown`
   * @example
   * ```ts
   * const widget = DesignWidget.initSuperuser({
   *   ...basics, people: [{userId: 'user-4821', displayName: 'Maya R.'}],
   * });
   * ```
   */
  readonly people: readonly Person[];

  /**
   * The panels that the superuser can open, in the order of the buttons. An empty list shows the designer only.
   *
   * @defaultValue `['people', 'brand']`
   * @since 1.2
   * @changeable With `update`. A panel that is open and no longer in the list closes.
   * @range 0 to 2 different values
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.initSuperuser({
   *   ...superuserBasics, panels: ['brand'],
   * });
   * ```
   */
  readonly panels?: readonly SuperuserPanel[];
}

/** The names of the options that `update` takes in a superuser's widget. */
export type ChangeableSuperuserOption = ChangeableOption | 'people' | 'panels';

/** What `update` takes in a superuser's widget. */
export type SuperuserOptionChanges = Partial<Pick<SuperuserOptions, ChangeableSuperuserOption>>;

/** The error codes of a superuser's widget: all codes of the widget, and these. */
export interface SuperuserErrorDetails extends WidgetErrorDetails {
  /**
   * A `userId` is not one of `people`.
   *
   * @action Add the person to `people` first, with `update`.
   * @userSees Nothing: the widget stays as it was, or is not drawn.
   * @recoverable Yes after `actFor` or `update`, no after `initSuperuser`.
   * @since 1.2
   */
  person_unknown: {readonly userId: string};

  /**
   * A brand breaks a rule of the HTTP API. `details.pointer` names the field as a JSON Pointer.
   *
   * @action Correct the field, and save the brand again.
   * @userSees The rule beside the field of the form.
   * @recoverable Yes. Save the brand again.
   * @since 1.2
   */
  brand_refused: {readonly pointer: string; readonly detail: string};
}

/** The events of a superuser's widget: all events of the widget, and these. */
export interface SuperuserEventMap extends WidgetEventMap {
  /**
   * The superuser is about to work for another person.
   *
   * @when The superuser clicks a person, or your page calls `actFor`.
   * @order Before `person-changed`, with the old person still in `userId` of the widget.
   * @times Each time another person is chosen.
   * @cancelable Yes. `preventDefault` keeps the person, and `person-changed` is not fired.
   * @suppressed When the person is the one in use already.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.on('person-changing', (event) => {
   *   if (!confirm(`Leave ${event.from}?`)) event.preventDefault();
   * });
   * ```
   */
  'person-changing': CancelableEvent & {readonly type: 'person-changing'; readonly from: string; readonly to: string};

  /**
   * The superuser works for another person. What was shown is gone: it belongs to the person before.
   *
   * @when After the change, with the new person already in `userId` of the widget.
   * @order After `person-changing`.
   * @times Each time another person is chosen.
   * @cancelable No.
   * @suppressed When a listener of `person-changing` called `preventDefault`, and for the person at the start.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.on('person-changed', ({from, to}) => {
   *   console.log(`${from} → ${to}`);
   * });
   * ```
   */
  'person-changed': EventBase & {readonly type: 'person-changed'; readonly from: string; readonly to: string};

  /**
   * A panel was opened or closed. `null` stands for no panel.
   *
   * @when The superuser clicks the button of a panel, or your page calls `openPanel`.
   * @order After the panel is drawn.
   * @times Each time another panel, or none, is open.
   * @cancelable No.
   * @suppressed When the panel is open already.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.on('panel-changed', ({to}) => {
   *   console.log(to ?? 'no panel');
   * });
   * ```
   */
  'panel-changed': EventBase & {
    readonly type: 'panel-changed';
    readonly from: SuperuserPanel | null;
    readonly to: SuperuserPanel | null;
  };

  /**
   * A brand was read from a website and stands in the form. It is not saved.
   *
   * @when The superuser presses "Read website", or your page calls `extractBrand`, and the request has succeeded.
   * @order After `state-changed` to `ready`. Before the promise of `extractBrand` resolves.
   * @times Once per extraction.
   * @cancelable No.
   * @suppressed When the extraction fails: then `brand-failed` is fired.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.on('brand-extracted', ({brand}) => {
   *   console.log(brand.name);
   * });
   * ```
   */
  'brand-extracted': EventBase & {
    readonly type: 'brand-extracted';
    readonly userId: string;
    readonly brand: BrandPersona;
  };

  /**
   * A brand is saved. The next design of the person follows it.
   *
   * @when The superuser presses "Save brand", or your page calls `saveBrand`, and the API has stored it.
   * @order After `state-changed` to `ready`. Before the promise of `saveBrand` resolves.
   * @times Once per save.
   * @cancelable No.
   * @suppressed When the save fails: then `brand-failed` is fired.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.on('brand-saved', ({userId, brand}) => {
   *   console.log(userId, brand.name);
   * });
   * ```
   */
  'brand-saved': EventBase & {readonly type: 'brand-saved'; readonly userId: string; readonly brand: BrandPersona};

  /**
   * An extraction or a save has failed.
   *
   * @when The API refused the call, the request failed, the connection was lost, the token ran out, or `requestTimeout` is over.
   * @order After `state-changed` to `ready` or `locked`. Before the promise of `extractBrand` or `saveBrand` rejects.
   * @times At most once per extraction or save.
   * @cancelable No.
   * @suppressed On `destroy`.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.on('brand-failed', ({error}) => {
   *   console.warn(error.code, error.details);
   * });
   * ```
   */
  'brand-failed': EventBase & {
    readonly type: 'brand-failed';
    readonly userId: string;
    readonly error: AnyWidgetError<SuperuserErrorDetails>;
  };
}

/** The handle of a superuser's widget: what `initSuperuser` returns. Everything else is as in the widget. */
export interface SuperuserWidget extends Omit<Widget<SuperuserEventMap>, 'update'> {
  /** Your own id of the person for whom the superuser works. */
  readonly userId: string;

  /** The panel that is open, or `null`. */
  readonly panel: SuperuserPanel | null;

  /**
   * Changes options, those of superusers too. All values are checked first: when one is wrong, none is changed.
   *
   * @param changes - The options that change. An option that is not named keeps its value.
   * @throws `unknown_option`, `fixed_option`, `invalid_option`, `person_unknown`, `wrong_state`
   * @states Every state but `failed` and `destroyed`.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.update({panels: ['people']});
   * ```
   */
  update(changes: SuperuserOptionChanges): void;

  /**
   * Works for another person from now on. What is shown goes away.
   *
   * @param userId - The id of one of `people`.
   * @throws `person_unknown`, `wrong_state`
   * @states `ready`.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.actFor('user-4822');
   * ```
   */
  actFor(userId: string): void;

  /**
   * Opens a panel in place of the one that is open.
   *
   * @param panel - One of the option `panels`, or `null` to close the open one.
   * @throws `invalid_option`, `wrong_state`
   * @states `ready`.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.openPanel('brand');
   * ```
   */
  openPanel(panel: SuperuserPanel | null): void;

  /**
   * Reads a brand from a website for the person in use and puts it into the form. It does not save it.
   *
   * @param websiteUrl - The address of the website, starting with `https://`.
   * @returns Resolves to the brand.
   * @throws `invalid_option`, `wrong_state`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `request_failed`, `request_timeout`, `interrupted`
   * @states `ready`. The state is `generating` until the end.
   * @since 1.2
   * @example
   * ```ts
   * const brand = await superuserWidget.extractBrand('https://vineyard.example');
   * console.log(brand.name, brand.colors);
   * ```
   */
  extractBrand(websiteUrl: string): Promise<BrandPersona>;

  /**
   * Saves a brand for the person in use. It replaces the brand before as a whole.
   *
   * @param brand - The brand.
   * @returns Resolves when the brand is stored.
   * @throws `brand_refused`, `wrong_state`, `api_refused`, `network_failed`, `token_unavailable`, `token_rejected`, `interrupted`
   * @states `ready`. The state is `generating` until the end.
   * @since 1.2
   * @example
   * ```ts
   * await superuserWidget.saveBrand({name: 'Vineyard Terrace', tone: ['warm', 'elegant']});
   * ```
   */
  saveBrand(brand: BrandPersona): Promise<void>;
}
