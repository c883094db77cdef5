import {createVariantSite} from '../../tests/support/variant-site';
import type {Row} from '../readme-table';
import {coldBuild} from './cold-build';

/** Builds a copy of this site from clean. */
export async function benchBuilds(): Promise<Row[]> {
  const copy = createVariantSite({docs: 'all'});
  try {
    const {seconds, cpu, memory, postBuild} = await coldBuild(copy.dir, 'scripts/docusaurus.mjs');
    return [
      {what: 'cold build, without the post-build steps', here: `${(seconds - postBuild).toFixed(1)} s`},
      {what: 'post-build steps', here: `${postBuild.toFixed(1)} s`, goal: '≤ 10 s'},
      {what: 'cold build: processors, memory', here: `${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`},
    ];
  } finally {
    copy.remove();
  }
}
