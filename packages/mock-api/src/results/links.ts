import {createHash} from 'node:crypto';
import type {Contract} from '../contract/contract';
import {isObject, type JsonObject} from '../contract/json';
import {hour, second, toTimestamp} from '../state/clock';
import type {Design, Result, Variant, Work} from '../state/store';
import {fileOf} from './files';

/** Makes what an answer says about files: links that work for a while from now on. */
export class Links {
  readonly #contract: Contract;
  /** Origin of the mock, such as `http://localhost:4010`. */
  readonly #origin: string;
  readonly #expiresAt: number;

  constructor(contract: Contract, origin: string, now: number) {
    this.#contract = contract;
    this.#origin = origin;
    this.#expiresAt = now + contract.number('limits#Limit', 'link-lifetime', 'value') * hour;
  }

  /** The address that a request is read from. */
  statusUrl(work: Work): string {
    return `${this.#origin}${this.#contract.basePath}/requests/${work.id}`;
  }

  get expiry(): JsonObject {
    return {linksExpireAt: toTimestamp(this.#expiresAt)};
  }

  /** A result as the contract shows it. */
  result(work: Work, result: Result): JsonObject {
    switch (result.kind) {
      case 'designs':
        return {kind: result.kind, designs: result.designs.map((design) => this.design(design)), ...this.expiry};
      case 'data-export':
        return {
          kind: result.kind,
          files: result.files.map(({dataSet, format, records, text}) => ({
            dataSet,
            format,
            url: this.#url(`exports/${work.id}/${dataSet}.${format}`),
            records,
            bytes: Buffer.byteLength(text),
            sha256: createHash('sha256').update(text).digest('hex'),
          })),
          ...this.expiry,
        };
      case 'content':
      case 'brand-extraction':
        return {kind: result.kind, ...result.body};
    }
  }

  design(design: Design): JsonObject {
    return {
      designId: design.id,
      designType: design.designType,
      width: design.width,
      height: design.height,
      language: design.language,
      ...this.#files(design, undefined),
      blocks: design.blocks,
      assets: design.assets.map((asset) =>
        asset.type === 'font' ? asset : {...asset, url: this.#url(`${design.id}/${String(asset.assetId)}.svg`)},
      ),
      variantCount: design.variants.length,
    };
  }

  variant(design: Design, variant: Variant): JsonObject {
    return {
      variantId: variant.id,
      rank: variant.rank,
      variesBy: variant.variesBy,
      ...this.#files(design, variant),
      blocks: variant.blocks,
    };
  }

  #files(design: Design, variant: Variant | undefined): JsonObject {
    const folder = variant?.id ?? design.id;
    const formats = this.#contract.values('design-types#OutputFormat');
    return {
      previewUrl: this.#url(`${folder}/preview.png`),
      files: design.formats.map((format) => ({
        format,
        mediaType: isObject(formats[format]) ? formats[format].mediaType : undefined,
        url: this.#url(`${folder}/design.${format}`),
        bytes: fileOf(design, variant, format).length,
      })),
    };
  }

  #url(path: string): string {
    return `${this.#origin}/files/${path}?expires=${Math.floor(this.#expiresAt / second)}`;
  }
}
