/** The same answer, whose bytes are counted while they come. The browser gathers them, on disk where they are many. */
export function counted(response: Response, onBytes: (bytes: number) => void): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}
