import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeicJob, HeicReply } from './heic.ts';
import { limitWebAssembly } from './limit-webassembly.ts';
import { tiffHeader } from './tiff.ts';

const { path, out, profile, memoryBytes } = workerData as HeicJob;

// The limits of a worker do not cover the memory of WebAssembly. The decoder hides why it failed.
let isFull = false;
limitWebAssembly(memoryBytes, () => {
  isFull = true;
});

/** Writes the rows straight from the decoder's memory, without a second copy of the picture. */
function writeTiff(channels: 3 | 4, width: number, height: number, stride: number, data: Uint8Array): void {
  const file = openSync(out, 'wx', 0o600);
  try {
    writeSync(file, tiffHeader({ width, height, channels, profile }));
    for (let row = 0; row < height; row++) writeSync(file, data, row * stride, width * channels);
  } finally {
    closeSync(file);
  }
}

/** Writes the picture; `false` where the file has none that can be decoded. */
async function decode(): Promise<boolean> {
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, readFileSync(path));
  if (read.code !== heif.heif_error_code.heif_error_Ok) return false;
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (!handle || 'code' in handle) return false;
  const hasAlpha = heif.heif_image_handle_has_alpha_channel(handle) !== 0;
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
  const { heif_colorspace_RGB: colorspace } = heif.heif_colorspace;
  const image = await heif.heif_js_decode_image2(handle, colorspace, hasAlpha ? rgba : rgb);
  if (!image || !('channels' in image)) return false;
  const pixels = image.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
  if (!pixels) return false;
  writeTiff(hasAlpha ? 4 : 3, pixels.width, pixels.height, pixels.stride, pixels.data);
  return true;
}

const isDecoded = await decode().catch(() => false);
const reply: HeicReply = isDecoded ? {} : { fault: isFull ? 'too-large' : 'broken' };
parentPort?.postMessage(reply);
