import {markRecord} from '@developer-docs/utils';
import {useId, useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** A language in the contract. */
interface Language {
  /** BCP 47 tag. */
  readonly value: string;
  /** English name. */
  readonly title: string;
  readonly nativeName: string;
  /** ISO 15924 code. */
  readonly script: string;
  readonly scriptName: string;
  readonly direction: 'ltr' | 'rtl';
  readonly description: string;
}

const directionLabels = {ltr: 'Left to right', rtl: 'Right to left'} as const;

/** A table of the contract's languages. The filter is added after hydration, because it requires JavaScript. */
export default function LanguageTable({values}: {readonly values: readonly Language[]}): ReactNode {
  const [query, setQuery] = useState('');
  const isBrowser = useIsBrowser();
  const {collectAnchor} = useBrokenLinks();
  values.forEach(({value}) => {
    collectAnchor(value.toLowerCase());
  });
  const id = useId();
  const visibleLanguages = values.filter((language) => matchesQuery(language, query));

  return (
    <>
      <div className={styles.filter}>
        {isBrowser && (
          <>
            <label htmlFor={id}>Filter by tag, name, script, or direction</label>
            <input
              id={id}
              type="search"
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </>
        )}
        <p role="status">
          {visibleLanguages.length === values.length
            ? `${values.length} languages`
            : `${visibleLanguages.length} of ${values.length} languages`}
        </p>
      </div>
      <div className="table-wrapper">
        <table data-list="">
          <thead>
            <tr>
              <th>Tag</th>
              <th>Language</th>
              <th>Script</th>
              <th>Direction</th>
              <th>Writing style</th>
            </tr>
          </thead>
          <tbody>
            {values.map((language) => (
              <tr
                key={language.value}
                className="entry--tr"
                {...markRecord({id: language.value.toLowerCase(), kind: 'value', name: language.value})}
                hidden={!visibleLanguages.includes(language)}
              >
                <td>
                  <code>{language.value}</code>
                </td>
                <td data-label="Language">
                  {language.title}
                  {language.nativeName !== language.title && (
                    <>
                      <br />
                      <span lang={language.value} dir={language.direction}>
                        {language.nativeName}
                      </span>
                    </>
                  )}
                </td>
                <td data-label="Script">
                  {language.scriptName} <code>{language.script}</code>
                </td>
                <td data-label="Direction">{directionLabels[language.direction]}</td>
                <td data-label="Writing style">{language.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Converts text to lowercase and removes diacritics and parentheses, so that queries match without them. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}()]/gu, '')
    .toLowerCase()
    .trim();

/**
 * Returns whether every word in the query is a prefix of a word in the tag, names, or script, or the query is a prefix
 * of the direction.
 */
function matchesQuery(language: Language, query: string): boolean {
  const {value, title, nativeName, script, scriptName, direction} = language;
  const normalizedQuery = normalize(query);
  const words = normalize([value, title, nativeName, script, scriptName, direction].join(' ')).split(/\s+/);
  return (
    normalize(directionLabels[direction]).startsWith(normalizedQuery) ||
    normalizedQuery.split(/\s+/).every((prefix) => words.some((word) => word.startsWith(prefix)))
  );
}
