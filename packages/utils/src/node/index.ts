export {cacheUntilChanged, listFiles, readFileVersion, suggestFile} from './files.js';
export {parseYaml} from './parse-yaml.js';
export {runCommand} from './run-command.js';
