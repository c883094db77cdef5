import type {BrandPersona, BrandTone, Person, SuperuserPanel} from '../../../../contract/ui-sdk';
import {tones} from '../enumerations';
import {createButton, createField, h} from './dom';
import type {View} from './view';

/** The actions that superusers can trigger in the panels. */
export interface PanelActions {
  readonly openPanel: (panel: SuperuserPanel) => void;
  readonly actFor: (userId: string) => void;
  readonly extract: (websiteUrl: string) => void;
  readonly save: (brand: BrandPersona) => void;
}

/** The state that the panels display. */
export interface PanelModel {
  readonly availablePanels: readonly SuperuserPanel[];
  readonly open: SuperuserPanel | null;
  readonly people: readonly Person[];
  readonly userId: string;
  readonly isEnabled: boolean;
}

/** The text fields of the brand form. */
const textFields = ['name', 'tagline', 'about', 'audience'] as const;

/** The superuser panels next to the designer. */
export class SuperuserPanels {
  readonly #view: View;
  readonly #actions: PanelActions;
  readonly #tabs = h('div', {class: 'row'});
  readonly #people = h('ul');
  readonly #website = h('input', {type: 'url', required: true, pattern: 'https://.+', placeholder: 'https://'});
  readonly #textInputs = new Map(textFields.map((name) => [name, h('input', {name})]));
  readonly #tone = h(
    'select',
    {name: 'tone'},
    h('option', {value: ''}),
    ...tones.map((tone) => h('option', {value: tone})),
  );
  readonly #color = h('input', {type: 'color', name: 'colors'});
  readonly #errorMessage = h('p', {role: 'alert'});
  readonly #extraction = h('form');
  readonly #form = h('form');
  readonly #brand = h('div', {class: 'stack'}, this.#extraction, this.#form);
  /** The brand that was extracted or saved last. Saving keeps its fields that aren't in the form. */
  #currentBrand: BrandPersona | null = null;
  /** Color inputs always have a value, even if the brand has no primary color. */
  #hasPrimaryColor = false;

  constructor(view: View, actions: PanelActions) {
    this.#view = view;
    this.#actions = actions;
    this.#textInputs.get('name')?.setAttribute('required', '');
    this.#color.addEventListener('input', () => {
      this.#hasPrimaryColor = true;
    });
    this.#extraction.addEventListener('submit', (event) => {
      event.preventDefault();
      actions.extract(this.#website.value);
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.showFieldError(null);
      actions.save(this.#readForm());
    });
    view.aside.hidden = false;
    view.aside.append(this.#tabs, this.#people, this.#brand);
  }

  render({availablePanels, open, people, userId, isEnabled}: PanelModel): void {
    const {messages} = this.#view;
    this.#view.aside.hidden = availablePanels.length === 0;
    this.#tabs.replaceChildren(
      ...availablePanels.map((panel) => {
        const isPressed = panel === open;
        const tab = createButton(
          messages[panel],
          () => {
            this.#actions.openPanel(panel);
          },
          {'aria-pressed': String(isPressed)},
        );
        tab.disabled = !isEnabled;
        return tab;
      }),
    );
    this.#people.hidden = open !== 'people';
    this.#people.replaceChildren(
      ...people.map((person) => {
        const choice = createButton(
          person.displayName,
          () => {
            this.#actions.actFor(person.userId);
          },
          {'aria-current': String(person.userId === userId)},
        );
        choice.disabled = !isEnabled;
        return h('li', {}, choice);
      }),
    );
    this.#brand.hidden = open !== 'brand';
    this.#renderForms(isEnabled);
  }

  /** Fills the form with a brand. `null` clears the form and the website. */
  fillBrandForm(brand: BrandPersona | null): void {
    this.#currentBrand = brand;
    this.showFieldError(null);
    if (brand === null) {
      this.#website.value = '';
    }
    for (const [name, input] of this.#textInputs) {
      input.value = brand?.[name] ?? '';
    }
    this.#tone.value = brand?.tone?.[0] ?? '';
    const primary = brand?.colors?.find(({role}) => role === 'primary');
    this.#hasPrimaryColor = primary !== undefined;
    this.#color.value = primary?.hex.toLowerCase() ?? '#000000';
  }

  /** Shows the error of a field. `null` removes it. */
  showFieldError(error: {readonly pointer: string; readonly detail: string} | null): void {
    const [, name = ''] = error?.pointer.split('/') ?? [];
    for (const input of this.#form.querySelectorAll('input, select')) {
      input.setAttribute('aria-invalid', String(error !== null && input.getAttribute('name') === name));
    }
    this.#errorMessage.textContent = error?.detail ?? '';
  }

  #renderForms(isEnabled: boolean): void {
    const {messages} = this.#view;
    const submit = (label: string) => {
      const element = h('button', {type: 'submit', class: 'primary'}, label);
      element.disabled = !isEnabled;
      return element;
    };
    const labels = {...messages, name: messages.brandName};
    for (const option of this.#tone.options) {
      option.textContent = option.value === '' ? '' : messages.tones[option.value as BrandTone];
    }
    this.#extraction.replaceChildren(createField(messages.website, this.#website), submit(messages.extractBrand));
    this.#form.replaceChildren(
      ...[...this.#textInputs].map(([name, input]) => createField(labels[name], input)),
      createField(messages.tone, this.#tone),
      createField(messages.primaryColor, this.#color),
      this.#errorMessage,
      submit(messages.saveBrand),
    );
  }

  #readForm(): BrandPersona {
    const texts = Object.fromEntries(
      [...this.#textInputs].flatMap(([name, {value}]) => (value === '' ? [] : [[name, value]])),
    );
    const {
      name: _name,
      tagline: _tagline,
      about: _about,
      audience: _audience,
      tone: [, ...moreTones] = [],
      colors: currentColors = [],
      ...otherFields
    } = this.#currentBrand ?? {};
    const tone = this.#tone.value === '' ? undefined : (this.#tone.value as BrandTone);
    const colors = this.#readColors(currentColors);
    return {
      ...otherFields,
      ...texts,
      name: this.#textInputs.get('name')?.value ?? '',
      ...(colors.length > 0 && {colors}),
      ...(tone !== undefined && {tone: [tone, ...moreTones.filter((other) => other !== tone)]}),
    };
  }

  /** Replaces the primary color by the one in the form, and keeps all others. */
  #readColors(current: NonNullable<BrandPersona['colors']>): NonNullable<BrandPersona['colors']> {
    const hex = this.#color.value.toUpperCase();
    const primary = current.find(({role}) => role === 'primary');
    const isUnchanged = primary?.hex.toUpperCase() === hex;
    return [
      ...(this.#hasPrimaryColor ? [isUnchanged ? primary : {role: 'primary' as const, hex}] : []),
      ...current.filter(({role}) => role !== 'primary'),
    ];
  }
}
