import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getComponentTexts} from '@theme/OpenApi/Translations/components';
import {createTranslateText, type TranslateText} from './translate';

/**
 * Returns a function that translates texts.
 *
 * @param getTexts - A stable function that returns the texts by key.
 */
function useTranslate<Key extends string>(getTexts: () => Readonly<Record<Key, string>>): TranslateText<Key> {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => createTranslateText(getTexts(), currentLocale), [getTexts, currentLocale]);
}

/** Returns a function that translates the texts of the components of pages. */
export const useComponentTexts = () => useTranslate(getComponentTexts);
