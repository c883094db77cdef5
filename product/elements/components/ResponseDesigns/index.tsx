import {useLoaded} from '@developer-docs/docusaurus-theme-openapi/console';
import {isObject} from '@developer-docs/utils';
import {describeDesign, loadImage} from '@site/product/elements/client/load-image';
import type {Props} from '@theme/OpenApi/ResponsePreview';
import {useCallback, type ReactNode} from 'react';
import styles from './styles.module.css';

type Value = Props['body'];

/** A design or a variant in a response. */
interface DesignObject {
  readonly previewUrl: string;
  readonly designId?: string;
  readonly variantId?: string;
  readonly variesBy?: readonly string[];
  readonly variantCount?: number;
  readonly blocks?: readonly {readonly content: {readonly text?: string}}[];
}

/** Finds the designs and variants in a response. */
function findDesigns(value: Value | undefined): DesignObject[] {
  if (Array.isArray(value)) return (value as readonly Value[]).flatMap(findDesigns);
  if (!isObject(value)) return [];
  return 'previewUrl' in value ? [value as unknown as DesignObject] : Object.values(value).flatMap(findDesigns);
}

const getId = ({variantId, designId}: DesignObject) => variantId ?? designId ?? 'design';

/** The designs in a response, followed by the variants of the first one. */
export function ResponseDesigns({url, body, follow}: Props): ReactNode {
  const designs = findDesigns(body);
  const first = designs.find(({variantCount = 0}) => variantCount > 1);
  const variantsUrl = first && url.replace(/\/requests\/[^/?]+(?:\?.*)?$/, `/designs/${getId(first)}/variants`);
  const loadVariants = useCallback(
    async () => (variantsUrl === undefined || variantsUrl === url ? [] : findDesigns(await follow(variantsUrl))),
    [url, follow, variantsUrl],
  );
  // If the variants can't be loaded, the gallery shows only the designs.
  const {value: variants = []} = useLoaded(loadVariants);
  const shownDesigns = variants.length > 0 ? [...designs.filter((design) => design !== first), ...variants] : designs;
  return (
    shownDesigns.length > 0 && (
      <ul className="clean-list design-list design-list--top">
        {shownDesigns.map((design) => (
          <li key={getId(design)}>
            <DesignPreview design={design} />
          </li>
        ))}
      </ul>
    )
  );
}

function DesignPreview({design}: {readonly design: DesignObject}): ReactNode {
  const {previewUrl, variesBy = [], blocks} = design;
  const {value: source, error} = useLoaded(useCallback(() => loadImage(previewUrl), [previewUrl]));
  return (
    <>
      {source === undefined ? (
        <div className={styles.placeholder}>{error !== undefined && 'The link to this file has expired.'}</div>
      ) : (
        <img className="design" src={source} alt={describeDesign(blocks)} />
      )}
      <p>
        <code>{getId(design)}</code> {variesBy.length > 0 && <>differs in {variesBy.join(' and ')}</>}
      </p>
    </>
  );
}
