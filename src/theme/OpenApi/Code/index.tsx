// Change: this site's code block.
export {CodeBlock as default} from '@site/src/components/CodeBlock';
