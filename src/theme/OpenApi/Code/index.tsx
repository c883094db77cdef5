// Change: this site's code block.
export {default} from '@site/src/theme/CodeBlock';
