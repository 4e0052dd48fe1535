/** The part of the library that is used here, named as in its own declarations. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Fault {
    code: unknown;
  }
  interface Channel {
    id: unknown;
    width: number;
    height: number;
    /** Bytes from one row to the next. */
    stride: number;
    data: Uint8Array;
  }
  const libheif: {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
    heif_channel: { heif_channel_interleaved: unknown };
    heif_context_alloc(): unknown;
    heif_context_read_from_memory(context: unknown, data: Uint8Array): Fault;
    heif_js_context_get_primary_image_handle(context: unknown): Fault | object;
    heif_image_handle_has_alpha_channel(handle: unknown): number;
    heif_js_decode_image2(
      handle: unknown,
      colorspace: unknown,
      chroma: unknown,
    ): Promise<Fault | { channels: Channel[] }>;
  };
  export default libheif;
}
