/** @jsxImportSource preact */
import type {BrandPersona, BrandTone} from '../../../ui-sdk';
import {tones} from '../enumerations';
import {createSubmitListener, Field} from './designer-forms';
import type {PanelModel, ViewProps} from './model';

/** Renders the superuser panels next to the designer. */
export function SuperuserPanels({panels, ...props}: ViewProps & {readonly panels: PanelModel}) {
  const {text, actions, model} = props;
  const {available, open, people, userId} = panels;
  const isDisabled = model.state !== 'ready';
  return (
    <div class="column aside" hidden={available.length === 0}>
      <div class="row">
        {available.map((panel) => (
          <button
            key={panel}
            type="button"
            disabled={isDisabled}
            aria-pressed={panel === open}
            onClick={() => actions.superuser?.openPanel(panel)}
          >
            {text[panel]}
          </button>
        ))}
      </div>
      {open === 'people' && (
        <ul>
          {people.map((person) => (
            <li key={person.userId}>
              <button
                type="button"
                disabled={isDisabled}
                aria-current={person.userId === userId}
                onClick={() => actions.superuser?.actFor(person.userId)}
              >
                {person.displayName}
              </button>
            </li>
          ))}
        </ul>
      )}
      {open === 'brand' && (
        <div class="stack">
          <ExtractionForm {...props} />
          <BrandForm {...props} />
        </div>
      )}
    </div>
  );
}

type BrandFields = ViewProps['model']['brand'];

/** Sets a field of a brand, or removes it if the value is empty. */
function setField<Name extends keyof BrandPersona>(
  brand: BrandFields,
  name: Name,
  value: BrandPersona[Name] | '',
): BrandFields {
  const {[name]: _previous, ...otherFields} = brand;
  return value === '' ? otherFields : {...brand, [name]: value};
}

/** Renders the form for extracting a brand from a website. */
function ExtractionForm({model: {state, websiteUrl}, text, actions, update}: ViewProps) {
  return (
    <form onSubmit={createSubmitListener(() => actions.superuser?.extract(websiteUrl))}>
      <Field label={text.website}>
        <input
          type="url"
          required
          pattern="https://.+"
          placeholder="https://"
          value={websiteUrl}
          onInput={({currentTarget}) => update({websiteUrl: currentTarget.value})}
        />
      </Field>
      <button type="submit" class="primary" disabled={state !== 'ready'}>
        {text.extractBrand}
      </button>
    </form>
  );
}

/** Renders the form for editing a brand. Secondary tones, other colors, and hidden fields are kept. */
function BrandForm({model: {state, brand, brandError}, text, actions, update}: ViewProps) {
  const [primaryTone = '', ...otherTones] = brand.tone ?? [];
  const colors = brand.colors ?? [];
  const isInvalid = (name: string) => brandError?.pointer.split('/')[1] === name;
  const setBrand = (fields: BrandFields) => update({brand: fields});
  const save = () => {
    update({brandError: null});
    actions.superuser?.save({...brand, name: brand.name ?? ''});
  };
  const setTone = (tone: BrandTone | '') =>
    setBrand(setField(brand, 'tone', tone && [tone, ...otherTones.filter((other) => other !== tone)]));
  const setPrimaryColor = (hex: string) =>
    setBrand({...brand, colors: [{role: 'primary', hex}, ...colors.filter(({role}) => role !== 'primary')]});
  return (
    <form onSubmit={createSubmitListener(save)}>
      {(['name', 'tagline', 'about', 'audience'] as const).map((name) => (
        <Field key={name} label={name === 'name' ? text.brandName : text[name]}>
          <input
            required={name === 'name'}
            aria-invalid={isInvalid(name)}
            value={brand[name] ?? ''}
            onInput={({currentTarget}) => setBrand(setField(brand, name, currentTarget.value))}
          />
        </Field>
      ))}
      <Field label={text.tone}>
        <select
          aria-invalid={isInvalid('tone')}
          value={primaryTone}
          onChange={({currentTarget}) => setTone(currentTarget.value as BrandTone | '')}
        >
          <option value="" />
          {tones.map((tone) => (
            <option key={tone} value={tone}>
              {text.tones[tone]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={text.primaryColor}>
        <input
          type="color"
          aria-invalid={isInvalid('colors')}
          value={colors.find(({role}) => role === 'primary')?.hex.toLowerCase() ?? '#000000'}
          onInput={({currentTarget}) => setPrimaryColor(currentTarget.value.toUpperCase())}
        />
      </Field>
      <p role="alert">{brandError?.detail}</p>
      <button type="submit" class="primary" disabled={state !== 'ready'}>
        {text.saveBrand}
      </button>
    </form>
  );
}
