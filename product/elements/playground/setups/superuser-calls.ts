/* The calls of the setups that only the superuser widget has. */
import type {SuperuserOptions, SuperuserWidget} from '../../../ui-sdk';
import type {CallContext} from './model';

type Context = CallContext<SuperuserWidget>;

export async function updatePanels({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.update({panels: ['people']});
}

export async function actFor({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.actFor('user-4822');
}

export async function actForUnknownPerson({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.actFor('user-9999');
}

export async function openPanel({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.openPanel('brand');
}

export async function extractBrand({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.openPanel('brand');
  await widget.extractBrand('https://vineyard.example');
}

export async function saveBrand({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.openPanel('brand');
  await widget.saveBrand({name: 'Vineyard Terrace', tone: ['warm', 'elegant']});
}

export async function saveInvalidBrand({widget}: Context): Promise<void> {
  await widget.whenReady();
  widget.openPanel('brand');
  await widget.saveBrand({name: ''});
}

export async function initSuperuserTwice({widget, DesignWidget, options}: Context): Promise<void> {
  await widget.whenReady();
  DesignWidget.initSuperuser(options as SuperuserOptions);
}
