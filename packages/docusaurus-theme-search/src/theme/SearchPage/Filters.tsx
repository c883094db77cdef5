import {searchData, type ResultCategory, type UrlSearch} from '@developer-docs/docusaurus-theme-search/client';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const getCategoryLabels = (): Readonly<Record<ResultCategory, string>> => ({
  guide: translate({
    id: 'theme.search.kind.guide',
    message: 'Guides',
    description: 'The option that filters results by guides',
  }),
  endpoint: translate({
    id: 'theme.search.kind.endpoint',
    message: 'Endpoints',
    description: 'The option that filters results by API endpoints',
  }),
  reference: translate({
    id: 'theme.search.kind.reference',
    message: 'Fields, values, and errors',
    description: 'The option that filters results by entries of an API reference',
  }),
  sdk: translate({
    id: 'theme.search.kind.sdk',
    message: 'Options, functions, and events',
    description: 'The option that filters results by entries of an SDK reference',
  }),
});

interface FiltersProps {
  readonly search: UrlSearch;
  readonly onChange: (change: Partial<UrlSearch>) => void;
}

/** Controls that filter the results by section, kind of content, and docs version. */
export function Filters({search, onChange}: FiltersProps): ReactNode {
  const {sections, versions, kindFilter} = searchData;
  const all = translate({id: 'theme.search.filter.all', message: 'All', description: 'The option without a filter'});
  return (
    <div className={styles.filters}>
      {sections.length > 1 && (
        <Filter
          label={translate({
            id: 'theme.search.filter.section',
            message: 'Section',
            description: 'The label of the filter by section of the site',
          })}
          value={search.section}
          options={[['', all], ...sections.map((value) => [value, value] as const)]}
          onChange={(section) => {
            onChange({section});
          }}
        />
      )}
      {kindFilter && (
        <Filter
          label={translate({
            id: 'theme.search.filter.kind',
            message: 'Type',
            description: 'The label of the filter by type of result',
          })}
          value={search.kind}
          options={[['', all], ...Object.entries(getCategoryLabels())]}
          onChange={(kind) => {
            onChange({kind});
          }}
        />
      )}
      {Object.keys(versions).length > 1 && (
        <Filter
          label={translate({
            id: 'theme.search.filter.versions',
            message: 'Versions',
            description: 'The label of the filter by docs version',
          })}
          value={search.versions}
          options={[
            [
              '',
              translate({
                id: 'theme.search.filter.currentVersions',
                message: 'The versions you read',
                description: 'The option that searches the docs versions that the reader last visited',
              }),
            ],
            ['all', all],
          ]}
          onChange={(value) => {
            onChange({versions: value});
          }}
        />
      )}
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Filter({label, value, options, onChange}: FilterProps): ReactNode {
  return (
    <label className={styles.filter}>
      {label}
      <select
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
