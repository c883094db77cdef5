/* The calls of the setups that only the superuser widget has. */
import type {SuperuserOptions, SuperuserWidget} from '../../../ui-sdk';
import type {CallContext} from './model';

type Context = CallContext<SuperuserWidget>;

export function updatePanels({widget}: Context): void {
  widget.update({panels: ['people']});
}

export function actFor({widget}: Context): void {
  widget.actFor('user-4822');
}

export function actForUnknownPerson({widget}: Context): void {
  widget.actFor('user-9999');
}

export function openPanel({widget}: Context): void {
  widget.openPanel('brand');
}

export async function extractBrand({widget}: Context): Promise<void> {
  widget.openPanel('brand');
  await widget.extractBrand('https://vineyard.example');
}

export async function saveBrand({widget}: Context): Promise<void> {
  widget.openPanel('brand');
  await widget.saveBrand({name: 'Vineyard Terrace', tone: ['warm', 'elegant']});
}

export async function saveInvalidBrand({widget}: Context): Promise<void> {
  widget.openPanel('brand');
  await widget.saveBrand({name: ''});
}

export function initSuperuserTwice({DesignWidget, options}: Context): void {
  DesignWidget.initSuperuser(options as SuperuserOptions);
}
