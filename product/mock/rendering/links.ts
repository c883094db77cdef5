import {secondMs, toTimestamp} from '@developer-docs/mock-api';
import type {JsonObject} from '@developer-docs/utils';
import type {ProductContract} from '../product-contract';
import type {RequestLifecycle} from '../state/request-lifecycle';
import type {AsyncRequest, Design, ExportFile, RequestResult, Variant} from '../state/store';

/** Converts requests, designs, and files to response bodies with expiring links. */
export class LinkBuilder {
  /** The value of `linksExpireAt`. */
  readonly expiresAt: string;
  private readonly expiryTime: number;

  /**
   * @param origin - The origin for all links, such as `http://localhost:4010`.
   * @param now - When the response or webhook is created, which is when the lifetime of its links starts.
   */
  constructor(
    private readonly contract: ProductContract,
    readonly origin: string,
    private readonly now: number,
  ) {
    this.expiryTime = now + contract.getDuration('link-lifetime');
    this.expiresAt = toTimestamp(this.expiryTime);
  }

  /** Converts a request to a response or webhook body. */
  async requestToJson(request: AsyncRequest, lifecycle: RequestLifecycle): Promise<JsonObject> {
    const body = lifecycle.toJson(request, this.now, this.createStatusUrl(request));
    const {result} = request;
    return {...body, ...(body.status === 'succeeded' && result && {result: await this.resultToJson(request, result)})};
  }

  createStatusUrl({id}: AsyncRequest): string {
    return `${this.origin}${this.contract.basePath}/requests/${id}`;
  }

  private async resultToJson({id}: AsyncRequest, result: RequestResult): Promise<JsonObject> {
    const {kind} = result;
    const {expiresAt: linksExpireAt} = this;
    switch (result.kind) {
      case 'designs':
        return {kind, designs: result.designs.map((design) => this.designToJson(design)), linksExpireAt};
      case 'data-export':
        return {
          kind,
          files: await Promise.all(result.files.map((file) => this.exportFileToJson(id, file))),
          linksExpireAt,
        };
      default:
        return {kind, ...result.body};
    }
  }

  private async exportFileToJson(requestId: string, file: ExportFile): Promise<JsonObject> {
    const {dataSet, format, recordCount, text} = file;
    const bytes = new TextEncoder().encode(text);
    return {
      dataSet,
      format,
      url: this.createFileUrl(`exports/${requestId}/${dataSet}.${format}`),
      records: recordCount,
      bytes: bytes.length,
      sha256: toHex(await crypto.subtle.digest('SHA-256', bytes)),
    };
  }

  createVariantJson(design: Design, variant: Variant): JsonObject {
    const {id, rank, variesBy, layout} = variant;
    return {variantId: id, rank, variesBy, ...this.filesToJson(design, id), blocks: layout.blocks};
  }

  private designToJson(design: Design): JsonObject {
    const {id, designType, width, height, language, layout, assets, variants} = design;
    return {
      designId: id,
      ...{designType, width, height, language},
      ...this.filesToJson(design, id),
      blocks: layout.blocks,
      assets: assets.map((asset) =>
        asset.type === 'font' ? asset : {...asset, url: this.createFileUrl(`${id}/${String(asset.assetId)}.svg`)},
      ),
      variantCount: variants.length,
    };
  }

  /** @param folder - The ID of the design or of one of its variants. */
  private filesToJson(design: Design, folder: string): JsonObject {
    const formats = this.contract.getEnumValues('OutputFormat');
    return {
      previewUrl: this.createFileUrl(`${folder}/preview.png`),
      files: design.formats.map((format) => ({
        format,
        mediaType: formats[format]?.mediaType,
        url: this.createFileUrl(`${folder}/design.${format}`),
        // Images are only rendered when they're downloaded, so the size is an estimate.
        bytes: Math.ceil((design.width * design.height) / 2),
      })),
    };
  }

  private createFileUrl(path: string): string {
    return `${this.origin}/files/${path}?expires=${Math.floor(this.expiryTime / secondMs)}`;
  }
}

const toHex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
