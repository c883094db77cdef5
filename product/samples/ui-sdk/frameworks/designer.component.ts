import {afterNextRender, Component, DestroyRef, type ElementRef, inject, output, viewChild} from '@angular/core';
import {init, type Selection} from '@__SLUG__/ui-sdk';
import {getToken} from './get-token';

@Component({
  selector: 'app-designer',
  template: '<div #container style="min-height: 640px"></div>',
})
export class DesignerComponent {
  readonly accept = output<Selection>();
  private readonly container = viewChild.required<ElementRef<HTMLElement>>('container');
  private readonly destroyRef = inject(DestroyRef);

  constructor() {
    afterNextRender(() => {
      const widget = init({
        container: this.container().nativeElement,
        apiUrl: 'http://localhost:4010/v1',
        getToken,
      });
      widget.on('design-accepted', (selection) => this.accept.emit(selection));
      this.destroyRef.onDestroy(() => widget.destroy());
    });
  }
}
