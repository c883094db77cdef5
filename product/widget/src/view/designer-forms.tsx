/** @jsxImportSource preact */
import type {ComponentChildren} from 'preact';
import type {DesignType, PlacedBlock} from '../../../ui-sdk';
import {promptLength} from '../options';
import type {ViewProps} from './model';

interface FieldProps {
  readonly label: string;
  readonly hidden?: boolean;
  readonly children: ComponentChildren;
}

/** Renders a labeled form control. */
export function Field({label, hidden = false, children}: FieldProps) {
  return (
    <label class="field" hidden={hidden}>
      <span>{label}</span>
      {children}
    </label>
  );
}

/** Returns a listener that runs an action instead of submitting the form. */
export const createSubmitListener = (action: () => void) => (event: Event) => {
  event.preventDefault();
  action();
};

/** Renders the form for the prompt and the design type. */
export function PromptForm({model: {state, prompt, designTypes, designType}, text, actions, update}: ViewProps) {
  const isEnabled = state === 'ready';
  return (
    <form hidden={state === 'editing'} onSubmit={createSubmitListener(actions.generate)}>
      <Field label={text.prompt}>
        <textarea
          rows={3}
          required
          minLength={promptLength.min}
          maxLength={promptLength.max}
          readOnly={!isEnabled}
          value={prompt}
          onInput={({currentTarget}) => update({prompt: currentTarget.value})}
        />
      </Field>
      <div class="row">
        <Field label={text.designType} hidden={designTypes.length < 2}>
          <select
            disabled={!isEnabled}
            value={designType}
            onChange={({currentTarget}) => update({designType: currentTarget.value as DesignType})}
          >
            {designTypes.map((type) => (
              <option key={type} value={type}>
                {text.designTypes[type]}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" class="primary" disabled={!isEnabled}>
          {text.generate}
        </button>
      </div>
    </form>
  );
}

/** Returns the field of a block that the editor can change: its text, or the URL of its image. */
export function getEditableField({content}: PlacedBlock): 'text' | 'url' | undefined {
  if (typeof content.text === 'string') return 'text';
  return content.type === 'image' && typeof content.url === 'string' ? 'url' : undefined;
}

/** Renders the form for editing the text and images of a design. */
export function Editor({model: {selection, edits}, text, actions, update}: ViewProps) {
  return (
    <form onSubmit={createSubmitListener(actions.apply)}>
      {selection?.blocks.map((block) => {
        const {blockId, content} = block;
        const field = getEditableField(block);
        const control = {
          name: blockId,
          required: true,
          value: edits[blockId] ?? (content[field ?? 'text'] as string),
          onInput: ({currentTarget: {value}}: {readonly currentTarget: {readonly value: string}}) =>
            update({edits: {...edits, [blockId]: value}}),
        };
        return (
          field !== undefined && (
            <Field key={blockId} label={text.blockTypes[content.type]}>
              {field === 'url' ? (
                <input {...control} type="url" pattern="https://.+" />
              ) : (
                <textarea
                  {...control}
                  rows={2}
                  onChange={({currentTarget}) => actions.editText(block, currentTarget.value)}
                />
              )}
            </Field>
          )
        );
      })}
      <div class="row">
        <button type="submit" class="primary">
          {text.applyEdits}
        </button>
        <button type="button" onClick={actions.cancel}>
          {text.cancelEdits}
        </button>
      </div>
    </form>
  );
}

/** Renders the design, its variants, and the actions for the selected one. */
export function Gallery({model: {design, selection, formats}, text, actions}: ViewProps) {
  if (design === null) return null;
  const choices = [
    {id: null, label: text.originalDesign, previewUrl: design.previewUrl},
    ...design.variants.map(({variantId, rank, previewUrl}) => ({
      id: variantId,
      label: text.variant.replace('{rank}', String(rank)),
      previewUrl,
    })),
  ];
  return (
    <div class="stack">
      <fieldset>
        <legend>{text.chooseDesign}</legend>
        <div class="previews">
          {choices.map(({id, label, previewUrl}) => (
            <label key={id} class="preview">
              <input
                type="radio"
                name="design"
                checked={selection !== null && selection.variantId === id}
                onChange={() => actions.select(id)}
              />
              <img src={previewUrl} alt="" width={design.width} height={design.height} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {selection !== null && (
        <div class="row">
          <button type="button" class="primary" onClick={actions.accept}>
            {text.acceptDesign}
          </button>
          <button type="button" onClick={actions.edit}>
            {text.editText}
          </button>
          {(formats ?? selection.files.map(({format}) => format)).map((format) => (
            <button key={format} type="button" onClick={() => actions.download(format)}>
              {text.download.replace('{format}', format.toUpperCase())}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
