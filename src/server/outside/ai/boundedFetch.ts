/** The response is larger than allowed. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** `fetch` that rejects redirects and reads at most `mostBytes` of a decompressed response. */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let read = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > mostBytes) throw new TooLarge(`more than ${mostBytes} bytes`);
        controller.enqueue(chunk);
      },
    });
    // After the headers arrive, fetch may lose the signal to garbage collection, so the body gets it too.
    return new Response(
      response.body.pipeThrough(counted, init?.signal ? { signal: init.signal } : {}),
      response,
    );
  };
}
