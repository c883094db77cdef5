import type {ReactNode} from 'react';
import {resultCategories, type ResultCategory} from '@developer-docs/search-engine';
import {useSearchData} from '../../client/use-search-data';
import type {UrlSearch} from '../../client/use-url-search';
import styles from './styles.module.css';

const categoryLabels: Readonly<Record<ResultCategory, string>> = {
  guide: 'Guides',
  endpoint: 'Endpoints',
  reference: 'Fields, values, and errors',
  sdk: 'Widget options, functions, and events',
};

interface FiltersProps {
  readonly section: string;
  readonly kind: string;
  readonly onChange: (change: Partial<UrlSearch>) => void;
}

/** Controls that filter the results by sidebar section and category. */
export function Filters({section, kind, onChange}: FiltersProps): ReactNode {
  const {sections} = useSearchData();
  return (
    <div className={styles.filters}>
      <Filter
        label="Section"
        value={section}
        options={sections.map((value) => ({value, label: value}))}
        onChange={(value) => {
          onChange({section: value});
        }}
      />
      <Filter
        label="Kind"
        value={kind}
        options={resultCategories.map((value) => ({value, label: categoryLabels[value]}))}
        onChange={(value) => {
          onChange({kind: value});
        }}
      />
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
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
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
