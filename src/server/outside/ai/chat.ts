import type * as z from 'zod';
import { boundedFetch } from './boundedFetch.ts';
import type { FencedPrompt } from './fencedPrompt.ts';
import type { Endpoint, Failure } from './model.ts';

/** Outcome of one call. `rejectedFormat`: the endpoint rejected the request's format rather than its content. */
export type Outcome<Value> =
  | { value: Value }
  | { failure: Failure; rejectedFormat?: boolean; status?: number | undefined };

export interface Attempt<Value> {
  prompt: FencedPrompt;
  schema: z.ZodType<Value>;
  /** Whether to request structured output, which some endpoints do not support. */
  structured: boolean;
  signal: AbortSignal;
}

export type Chat = Awaited<ReturnType<typeof openChat>>;

/** Loads the SDK with the first question: a server without a model never does. */
export async function openChat({ baseUrl, apiKey, model: modelId }: Endpoint, mostBytes: number) {
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const endpoint = createOpenAICompatible({
    name: 'endpoint',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(mostBytes),
  });
  const model = endpoint(modelId);
  // Small models print their reasoning first, or wrap the object in a code fence.
  const objectOnly = sdk.extractJsonMiddleware({ transform: objectIn });
  const withoutResponseFormat: typeof objectOnly = {
    specificationVersion: 'v3',
    transformParams: async ({ params: { responseFormat: _none, ...params } }) => params,
  };
  const structuredModel = sdk.wrapLanguageModel({ model, middleware: objectOnly });
  const plainModel = sdk.wrapLanguageModel({ model, middleware: [withoutResponseFormat, objectOnly] });

  return async function ask<Value>({
    prompt: { system, content, shape, leaks },
    schema,
    structured,
    signal,
  }: Attempt<Value>): Promise<Outcome<Value>> {
    const answerShape = sdk.jsonSchema<Value>(shape, {
      validate(given) {
        const { success, data, error } = schema.safeParse(given);
        return success ? { success, value: data } : { success, error };
      },
    });
    try {
      const { text, output } = await sdk.generateText({
        model: structured ? structuredModel : plainModel,
        system,
        messages: [{ role: 'user', content }],
        output: sdk.Output.object({ schema: answerShape, name: 'answer' }),
        maxRetries: 0,
        abortSignal: signal,
      });
      return leaks(text) ? { failure: 'nonsense' } : { value: output };
    } catch (error) {
      // Never logged or passed on: the error contains what was sent.
      if (!sdk.APICallError.isInstance(error)) return { failure: 'nonsense' };
      return failureOf(
        error,
        content.some(({ type }) => type === 'image'),
      );
    }
  };
}

function objectIn(text: string): string {
  const said = text.slice(text.lastIndexOf('</think>') + 1);
  return said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
}

const formatRejected = [400, 415, 422];
const requestRejected = [401, 402, 403, 429];

interface Refusal {
  statusCode?: number | undefined;
  responseBody?: string | undefined;
}

function failureOf(
  { statusCode: status = 0, responseBody = '' }: Refusal,
  hasImages: boolean,
): Outcome<never> {
  // Servers disagree on the status (400, 404 or even 500), but their messages mention images.
  const mentionsImages = /^\s*\{.*(?:image|vision|multimodal|mmproj)/is.test(responseBody);
  if (hasImages && status >= 400 && mentionsImages) return { failure: 'blind' };
  if (formatRejected.includes(status))
    return { failure: hasImages ? 'blind' : 'refused', rejectedFormat: true };
  return { failure: requestRejected.includes(status) ? 'refused' : 'broken', status };
}
