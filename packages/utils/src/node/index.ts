export {listFiles, readFileVersion, suggestFile} from './files.js';
export {InputCache} from './input-cache.js';
export {parseYaml} from './parse-yaml.js';
export {runCommand} from './run-command.js';
