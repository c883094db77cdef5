import type {Widget} from '@__SLUG__/ui-sdk';

export function showInDialog(widget: Widget) {
  widget.update({display: 'dialog'});
}
// TS2353: Object literal may only specify known properties, and 'display' does not exist in type
// 'Partial<Pick<WidgetOptions, ChangeableOption>>'.
