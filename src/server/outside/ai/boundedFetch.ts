/** More was sent than anybody should read. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** `fetch` that follows no redirect and reads at most `mostBytes` of an answer, unpacked ones. */
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
    // Once there are headers, fetch itself forgets the signal when the garbage collector comes by.
    return new Response(
      response.body.pipeThrough(counted, init?.signal ? { signal: init.signal } : {}),
      response,
    );
  };
}
