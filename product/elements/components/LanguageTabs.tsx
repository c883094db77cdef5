import {FileCode, languageGroup, useOtherLanguage} from '@developer-docs/docusaurus-theme-openapi/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Children, type ComponentProps, type ReactElement, type ReactNode} from 'react';

interface LanguageTabsProps {
  /** The paths of files in the other languages in the build, by language. */
  readonly files: Readonly<Record<string, string>>;
  /** `<TabItem>` elements with the languages that the page contains. */
  readonly children: ReactNode;
}

/** Tabs with languages, and a menu with others, whose code is loaded when a reader chooses one. */
export function LanguageTabs({files, children}: LanguageTabsProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {language, menu} = useOtherLanguage((id) => Object.hasOwn(files, id));
  return (
    <div className="openapi-samples">
      {menu}
      <Tabs groupId={languageGroup} queryString={languageGroup}>
        {[
          ...(Children.toArray(children) as ReactElement<ComponentProps<typeof TabItem>>[]),
          language !== undefined && (
            <TabItem key={language.id} value={language.id} label={language.label}>
              <FileCode language={language} url={baseUrl + (files[language.id] ?? '')} />
            </TabItem>
          ),
        ]}
      </Tabs>
    </div>
  );
}
