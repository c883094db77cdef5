import {useCallback, useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Json} from '../../../contract';
import {isObject} from '../../../contract/client';
import {parseJson} from '../../client/console/draft';
import {followUp} from '../../client/console/send';
import type {HistoryEntry} from '../../client/console/tab-store';
import {loadSandbox} from '../../client';
import controls from '../shared/controls.module.css';
import {useLoaded} from '../shared/use-loaded';
import styles from './Console.module.css';

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
function findDesigns(value: Json | undefined): DesignImage[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap(findDesigns);
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
function describeDesign({blocks}: Readonly<Record<string, Json>>): string {
  const contents = (Array.isArray(blocks) ? (blocks as readonly Json[]) : []).flatMap((block) =>
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
export default function Designs({entry}: {readonly entry: HistoryEntry}): ReactNode {
  const {body} = entry.response;
  const designs = typeof body === 'string' ? findDesigns(parseJson(body)) : [];
  const first = designs.find(({hasVariants}) => hasVariants);
  const [variants, setVariants] = useState<readonly DesignImage[]>([]);
  const variantsUrl =
    first && entry.request.url.replace(/\/requests\/[^/?]+(?:\?.*)?$/, `/designs/${first.id}/variants`);
  useEffect(() => {
    setVariants([]);
    let isCanceled = false;
    if (variantsUrl !== undefined && variantsUrl !== entry.request.url) {
      followUp(entry, variantsUrl).then(
        ({response}) => {
          if (!isCanceled && typeof response.body === 'string') {
            setVariants(findDesigns(parseJson(response.body)));
          }
        },
        // If the variants can't be loaded, the gallery shows only the designs.
        () => undefined,
      );
    }
    return () => {
      isCanceled = true;
    };
  }, [entry, variantsUrl]);
  const shown = variants.length > 0 ? [...designs.filter((design) => design !== first), ...variants] : designs;
  return (
    shown.length > 0 && (
      <ul className={clsx(controls.list, styles.designs)}>
        {shown.map((design) => (
          <li key={design.id}>
            <DesignPreview design={design} />
          </li>
        ))}
      </ul>
    )
  );
}

function DesignPreview({design: {id, previewUrl, altText, note}}: {readonly design: DesignImage}): ReactNode {
  const load = useCallback(async () => (await loadSandbox()).loadImage(previewUrl), [previewUrl]);
  const {value: source, error} = useLoaded(load);
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
