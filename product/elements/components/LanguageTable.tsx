import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

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

/** A table of the contract's languages. Their native names are marked as text in the language. */
export default function LanguageTable({values}: {readonly values: readonly Language[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  values.forEach(({value}) => {
    collectAnchor(value.toLowerCase());
  });
  return (
    <div className="table-wrapper">
      <table data-list="">
        <thead>
          <tr>
            {['Tag', 'Language', 'Script', 'Direction', 'Writing style'].map((label) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map(({value, title, nativeName, script, scriptName, direction, description}) => (
            <tr key={value} id={value.toLowerCase()} className="entry--tr" data-record="value" data-record-name={value}>
              <td>
                <code>{value}</code>
              </td>
              <td data-label="Language">
                {title}
                {nativeName !== title && (
                  <>
                    <br />
                    <span lang={value} dir={direction}>
                      {nativeName}
                    </span>
                  </>
                )}
              </td>
              <td data-label="Script">
                {scriptName} <code>{script}</code>
              </td>
              <td data-label="Direction">{direction === 'ltr' ? 'Left to right' : 'Right to left'}</td>
              <td data-label="Writing style">{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
