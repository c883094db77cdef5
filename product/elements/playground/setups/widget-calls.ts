/*
 * The calls of the setups, once the widget is ready. The dialog shows the code between the braces (see ../plugin.ts).
 */
import type {CallContext} from './model';

export async function isWidgetError({widget, DesignWidget}: CallContext): Promise<void> {
  await widget.exportFile('png').catch((error: unknown) => DesignWidget.isWidgetError(error));
}

export function update({widget}: CallContext): void {
  widget.update({locale: 'de', themeColors: {accent: '#7A1F3D'}});
}

export function open({widget}: CallContext): void {
  widget.open();
}

export function close({widget}: CallContext): void {
  widget.open();
  widget.close();
}

export function focus({widget}: CallContext): void {
  widget.focus();
}

export async function generate({widget}: CallContext): Promise<void> {
  await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
}

export async function listen({widget}: CallContext): Promise<void> {
  widget.on('generation-progress', (event) => console.log(event));
  await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
}

export async function preventGeneration({widget}: CallContext): Promise<void> {
  widget.on('generation-starting', (event) => event.preventDefault());
  await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
}

export async function resume({widget}: CallContext): Promise<void> {
  const {requestId} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  await widget.resume(requestId);
}

export async function openDesign({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  await widget.openDesign({designId: design.designId});
}

export async function selectVariant({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  const [variant] = design.variants;
  widget.selectVariant(variant?.variantId ?? null);
}

export async function edit({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  const [variant] = design.variants;
  widget.selectVariant(variant?.variantId ?? null);
  widget.edit();
}

export async function applyEdits({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  const [variant] = design.variants;
  widget.selectVariant(variant?.variantId ?? null);
  widget.edit();
  await widget.applyEdits();
}

export async function discardEdits({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  const [variant] = design.variants;
  widget.selectVariant(variant?.variantId ?? null);
  widget.edit();
  widget.discardEdits();
}

export async function exportFile({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  const [variant] = design.variants;
  widget.selectVariant(variant?.variantId ?? null);
  await widget.exportFile('png');
}

export async function exportSvg({widget}: CallContext): Promise<void> {
  const {design} = await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  const [variant] = design.variants;
  widget.selectVariant(variant?.variantId ?? null);
  await widget.exportFile('svg');
}

export async function signIn({widget}: CallContext): Promise<void> {
  widget.signOut();
  await widget.signIn();
}

export function signOut({widget}: CallContext): void {
  widget.signOut();
}

export function destroy({widget}: CallContext): void {
  widget.destroy();
}

export function initTwice({DesignWidget, options}: CallContext): void {
  DesignWidget.init(options);
}

export function updateDisplay({widget}: CallContext): void {
  // @ts-expect-error This option can't be changed.
  widget.update({display: 'dialog'});
}

export async function applyEditsTooEarly({widget}: CallContext): Promise<void> {
  await widget.applyEdits();
}

export async function selectUnknownVariant({widget}: CallContext): Promise<void> {
  await widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  widget.selectVariant('var_0000000000000000');
}

export async function interrupt({widget}: CallContext): Promise<void> {
  const promise = widget.generate({prompt: 'Spring tastings on the terrace', designType: 'square-post'});
  widget.signOut();
  await promise;
}
