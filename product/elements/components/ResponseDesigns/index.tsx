import {useCallback, type ReactNode} from 'react';
import {isObject} from '@developer-docs/utils';
import {useLoaded, type ResponsePreviewProps} from '@developer-docs/docusaurus-theme-openapi/console';
import styles from './styles.module.css';

type Value = ResponsePreviewProps['body'];

interface DesignImage {
  /** Design or variant ID. */
  readonly id: string;
  readonly previewUrl: string;
  readonly altText: string;
  /** Explains how the variant differs. */
  readonly note?: string;
  /** Whether the design has variants that can be listed. */
  readonly hasVariants: boolean;
}

/** Finds the designs and variants in a response. */
function findDesigns(value: Value | undefined): DesignImage[] {
  if (Array.isArray(value)) {
    return (value as readonly Value[]).flatMap(findDesigns);
  }
  if (!isObject(value)) {
    return [];
  }
  const {previewUrl, designId, variantId, variesBy, variantCount} = value;
  if (typeof previewUrl !== 'string') {
    return Object.values(value).flatMap(findDesigns);
  }
  const id = [variantId, designId].find((candidate) => typeof candidate === 'string') ?? 'design';
  const differences = Array.isArray(variesBy) ? variesBy.join(' and ') : '';
  return [
    {
      id,
      previewUrl,
      altText: describeDesign(value),
      ...(differences !== '' && {note: `differs in ${differences}`}),
      hasVariants: typeof variantCount === 'number' && variantCount > 1,
    },
  ];
}

/** Creates the alternative text of a design from the text and images in its content blocks. */
function describeDesign({blocks}: Readonly<Record<string, Value>>): string {
  const contents = (Array.isArray(blocks) ? (blocks as readonly Value[]) : []).flatMap((block) =>
    isObject(block) && isObject(block['content']) ? [block['content']] : [],
  );
  const texts = contents.flatMap(({text}) => (typeof text === 'string' ? [text] : []));
  const images = contents.flatMap(({altText}) => (typeof altText === 'string' ? [altText] : []));
  return [
    'Design',
    texts.length > 0 && `with the text “${texts.join(' · ')}”`,
    images.length > 0 && `showing ${images.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The designs in a response, followed by the variants of the first one. */
export default function ResponseDesigns({url, body, follow, loadImage}: ResponsePreviewProps): ReactNode {
  const designs = findDesigns(body);
  const first = designs.find(({hasVariants}) => hasVariants);
  const variantsUrl = first && url.replace(/\/requests\/[^/?]+(?:\?.*)?$/, `/designs/${first.id}/variants`);
  const loadVariants = useCallback(
    async () => (variantsUrl === undefined || variantsUrl === url ? [] : findDesigns(await follow(variantsUrl))),
    [url, follow, variantsUrl],
  );
  // If the variants can't be loaded, the gallery shows only the designs.
  const {value: variants = []} = useLoaded(loadVariants);
  const shownDesigns = variants.length > 0 ? [...designs.filter((design) => design !== first), ...variants] : designs;
  return (
    shownDesigns.length > 0 && (
      <ul className={styles.designs}>
        {shownDesigns.map((design) => (
          <li key={design.id}>
            <DesignPreview design={design} loadImage={loadImage} />
          </li>
        ))}
      </ul>
    )
  );
}

interface DesignPreviewProps extends Pick<ResponsePreviewProps, 'loadImage'> {
  readonly design: DesignImage;
}

function DesignPreview({design: {id, previewUrl, altText, note}, loadImage}: DesignPreviewProps): ReactNode {
  const {value: source, error} = useLoaded(useCallback(() => loadImage(previewUrl), [previewUrl, loadImage]));
  return (
    <figure className={styles.design}>
      {source === undefined ? (
        <div className={styles.placeholder}>{error !== undefined && 'The link to this file has expired.'}</div>
      ) : (
        <img src={source} alt={altText} />
      )}
      <figcaption>
        <code>{id}</code>
        {note !== undefined && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}
