// Change: tabs by the ARIA Authoring Practices, every panel readable without JavaScript, a remembered choice before the first
// paint, and links into closed panels. The theme's `values`, `lazy` and `block` are not taken.
export {default} from '@site/src/components/Tabs';
