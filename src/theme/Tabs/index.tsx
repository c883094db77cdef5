// Change: follows the ARIA Authoring Practices Guide, shows every panel without JavaScript, restores the selection
// before the first paint, and supports links into hidden panels. The `values`, `block`, and `lazy` props of the original
// aren't supported.
export {default} from '@site/src/components/Tabs';
