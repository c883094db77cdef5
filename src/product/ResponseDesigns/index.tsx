import {useEffect, useState, type ReactNode} from 'react';
import {isObject} from '@developer-docs/json';
import type {ResponsePreviewProps} from '@site/plugins/sandbox/components';
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
  const [variants, setVariants] = useState<readonly DesignImage[]>([]);
  const variantsUrl = first && url.replace(/\/requests\/[^/?]+(?:\?.*)?$/, `/designs/${first.id}/variants`);
  useEffect(() => {
    setVariants([]);
    let isCanceled = false;
    if (variantsUrl !== undefined && variantsUrl !== url) {
      follow(variantsUrl).then(
        (response) => {
          if (!isCanceled) setVariants(findDesigns(response));
        },
        // If the variants can't be loaded, the gallery shows only the designs.
        () => undefined,
      );
    }
    return () => {
      isCanceled = true;
    };
  }, [url, follow, variantsUrl]);
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
  const [source, setSource] = useState<string>();
  const [hasExpired, setHasExpired] = useState(false);
  useEffect(() => {
    let isCanceled = false;
    setHasExpired(false);
    loadImage(previewUrl).then(
      (loaded) => {
        if (!isCanceled) setSource(loaded);
      },
      () => {
        if (!isCanceled) setHasExpired(true);
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [previewUrl, loadImage]);
  return (
    <figure className={styles.design}>
      {source === undefined ? (
        <div className={styles.placeholder}>{hasExpired && 'The link to this file has expired.'}</div>
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
