import type {Example} from '@developer-docs/openapi';
import type {Translate} from '../../translations';

/** Returns the summary of an example, or a title that is generated from its key. */
export function formatExampleTitle({name, summary, isGenerated}: Example, t: Translate): string {
  if (isGenerated) {
    return t('example.generated');
  }
  const words = name.replaceAll(/[-_]+/g, ' ');
  return summary ?? (name === 'default' ? t('example') : words.charAt(0).toUpperCase() + words.slice(1));
}
