// Change: renders code that plugins/content/code-blocks highlighted at build time. The original highlights it in the
// browser.
export {CodeBlock as default} from '@site/src/components/CodeBlock';
