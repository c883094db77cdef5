import type {BrandPersona} from './brand';
import type {AnyWidgetError, WidgetErrorDetails} from './errors';
import type {CancelableEvent, EventBase, WidgetEventMap} from './events';
import type {ChangeableOption, WidgetOptions} from './options';
import type {Widget} from './widget';

/** A user that the superuser can act for. */
export interface Person {
  /** The user's ID, which your server passes to `loginUser`. */
  readonly userId: string;
  /** The name that the panel shows. It isn't sent to the API. */
  readonly displayName: string;
}

/** A panel next to the designer. `people` selects the person to act for, and `brand` sets up that person's brand. */
export type SuperuserPanel = 'people' | 'brand';

/** The options of `initSuperuser`: all `init` options plus additional ones. */
export interface SuperuserOptions extends WidgetOptions {
  /**
   * The user ID of the person to act for initially. It must be in `people`.
   *
   * @defaultValue The user ID of the first person in `people`.
   * @since 1.2
   * @changeable Yes, with `actFor`.
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
   * The people that the superuser can act for, in the order in which the panel lists them. Each of them must share a
   * group with the superuser; otherwise, the API returns `user_not_found`. To let superusers create designs for
   * themselves, add them to the list.
   *
   * @defaultValue required
   * @since 1.2
   * @changeable Yes, with `update`. The current person must stay in the list.
   * @range 1 to 500 people with unique user IDs
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
   * The panels that the superuser can open, in the order of their buttons. Initially, all panels are closed. To hide a
   * panel, leave it out of the list. If the list is empty, only the designer is shown.
   *
   * @defaultValue `['people', 'brand']`
   * @since 1.2
   * @changeable Yes, with `update`. An open panel that's no longer in the list is closed.
   * @range 0 to 2 unique values
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

/** The names of the options that `update` accepts in a superuser widget. */
export type ChangeableSuperuserOption = ChangeableOption | 'people' | 'panels';

/** The argument of `update` in a superuser widget. */
export type SuperuserOptionChanges = Partial<Pick<SuperuserOptions, ChangeableSuperuserOption>>;

/** The error codes of a superuser widget: all widget error codes plus additional ones. */
export interface SuperuserErrorDetails extends WidgetErrorDetails {
  /**
   * The user ID isn't in `people`, or `update` would remove the current person from `people`.
   *
   * @action Add the person to `people` with `update`. Before you remove the current person, switch to another one with
   *   `actFor`.
   * @userSees Nothing. After `initSuperuser`, the widget isn't rendered. After other functions, it stays unchanged.
   * @recoverable Yes after `actFor` and `update`, no after `initSuperuser`.
   * @since 1.2
   */
  person_unknown: {readonly userId: string};

  /**
   * The API rejected the brand because a field is invalid. `details.pointer` identifies the field as a JSON Pointer
   * (RFC 6901), and `details.detail` describes the problem.
   *
   * @action Fix the field, and save the brand again.
   * @userSees The description of the problem in the brand form. If the form contains the field, it's marked as invalid.
   * @recoverable Yes. Save the brand again.
   * @since 1.2
   */
  brand_rejected: {readonly pointer: string; readonly detail: string};
}

/** The events of a superuser widget: all widget events plus additional ones. */
export interface SuperuserEventMap extends WidgetEventMap {
  /**
   * The widget is about to switch to another person.
   *
   * @when The superuser selects a person, or your page calls `actFor`.
   * @order Before `person-changed`. The widget's `userId` is still the previous person's.
   * @cancelable Yes. `preventDefault` keeps the current person, and `person-changed` doesn't fire.
   * @suppressed The selected person is already the current one.
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
   * The widget has switched to another person. The previous person's design and brand form have been cleared.
   *
   * @when The switch is complete, and the widget's `userId` is the new person's.
   * @order After `person-changing`.
   * @cancelable No.
   * @suppressed A listener for `person-changing` called `preventDefault`, or the widget loads with its initial person.
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
   * A panel was opened or closed. `null` means that no panel is open.
   *
   * @when The superuser clicks a panel's button, your page calls `openPanel`, or `update` removes the open panel.
   * @order After the panel is rendered.
   * @cancelable No.
   * @suppressed The panel is already open.
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
   * A brand was extracted from a website, and the brand form contains it. It hasn't been saved.
   *
   * @when The superuser clicks "Extract brand" or your page calls `extractBrand`, and the request succeeds.
   * @order After `state-changed` (to `ready`), and before the promise of `extractBrand` resolves.
   * @cancelable No.
   * @suppressed The extraction fails, in which case `brand-failed` fires.
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
   * A brand was saved. New designs for the person follow it.
   *
   * @when The superuser clicks "Save brand" or your page calls `saveBrand`, and the API has stored the brand.
   * @order After `state-changed` (to `ready`), and before the promise of `saveBrand` resolves.
   * @cancelable No.
   * @suppressed Saving fails, in which case `brand-failed` fires.
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
   * A brand couldn't be extracted or saved.
   *
   * @when The API rejected a call, the request failed, the connection was lost, the widget couldn't get a valid token,
   *   `requestTimeout` was exceeded, or your page called `signOut`.
   * @order After `state-changed` (to `ready` or `locked`), and before the promise of `extractBrand` or `saveBrand`
   *   rejects.
   * @cancelable No.
   * @suppressed Your page calls `destroy`.
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

/** A handle to a superuser widget, returned by `initSuperuser`. It also has all other members of `Widget`. */
export interface SuperuserWidget extends Omit<Widget<SuperuserEventMap>, 'update'> {
  /** The user ID of the current person. */
  readonly userId: string;

  /** The open panel, or `null` if none is open. */
  readonly panel: SuperuserPanel | null;

  /**
   * Changes options, including `people` and `panels`. All values are validated first. If one of them is invalid, no
   * option changes.
   *
   * @param changes - The options to change. All other options keep their values.
   * @throws `unknown_option`, `fixed_option`, `invalid_option`, `person_unknown`, `wrong_state`
   * @states All states except `failed` and `destroyed`.
   * @since 1.2
   * @example
   * ```ts
   * superuserWidget.update({panels: ['people']});
   * ```
   */
  update(changes: SuperuserOptionChanges): void;

  /**
   * Switches to another person. The previous person's design and brand form are cleared.
   *
   * @param userId - The user ID of the person, which must be in `people`.
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
   * Opens a panel and closes the one that was open.
   *
   * @param panel - One of the panels in the `panels` option, or `null` to close the open panel.
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
   * Extracts a brand from a website for the current person and fills in the brand form. The brand isn't saved. The
   * extraction counts against the person's allowance.
   *
   * @param websiteUrl - The URL of the website, starting with `https://`.
   * @returns A promise that resolves to the brand.
   * @throws `invalid_option`, `wrong_state`, `api_rejected`, `network_failed`, `token_unavailable`, `token_rejected`,
   *   `request_failed`, `request_timeout`, `interrupted`
   * @states `ready`. The state is `generating` until the promise settles.
   * @since 1.2
   * @example
   * ```ts
   * const brand = await superuserWidget.extractBrand('https://vineyard.example');
   * console.log(brand.name, brand.colors);
   * ```
   */
  extractBrand(websiteUrl: string): Promise<BrandPersona>;

  /**
   * Saves a brand for the current person. It replaces the person's entire brand, so fields that it doesn't contain are
   * removed.
   *
   * @param brand - The entire brand.
   * @returns A promise that resolves when the brand is stored.
   * @throws `brand_rejected`, `wrong_state`, `api_rejected`, `network_failed`, `token_unavailable`, `token_rejected`,
   *   `interrupted`
   * @states `ready`. The state is `generating` until the promise settles.
   * @since 1.2
   * @example
   * ```ts
   * await superuserWidget.saveBrand({name: 'Vineyard Terrace', tone: ['warm', 'elegant']});
   * ```
   */
  saveBrand(brand: BrandPersona): Promise<void>;
}
