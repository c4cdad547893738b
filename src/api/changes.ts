import * as z from 'zod/mini';
import { Id } from '../domain/text.ts';

/** What `listenToChanges` tells: the dogs that have changed and the page that changed them, or neither if anything may have. */
const Changed = z.object({
  dogs: z.optional(z.array(Id)),
  from: z.nullish(z.string()),
});
export type Changed = z.infer<typeof Changed>;

/**
 * The events of a response to `listenToChanges`, and null for each sign that the connection is alive, until it ends. Throws
 * if it breaks.
 */
export async function* changesIn({ body }: Response): AsyncGenerator<Changed | null> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const events = (unread + chunk.value).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) {
      yield event.startsWith('data: ') ? Changed.parse(JSON.parse(event.slice('data: '.length))) : null;
    }
  }
}
