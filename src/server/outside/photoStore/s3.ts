import { posix } from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { counted } from '../../../domain/counted.ts';
import type { PhotoStore } from './photoStore.ts';

/** Milliseconds to connect to the service. */
const toConnect = 2_000;
/**
 * Milliseconds for a whole call, with its retries and the last byte of the response: an owner waits for it, and others
 * wait for their turn.
 */
const patience = 10_000;

/** Names per delete request, the protocol's maximum. */
const atOnce = 1_000;

export interface Bucket {
  bucket: string;
  region: string;
  /** For services other than Amazon's. */
  endpoint: string | undefined;
}

/**
 * Photos as objects in a bucket of any S3-compatible service. Credentials come from where the SDK looks for them
 * (`AWS_ACCESS_KEY_ID` and so on). Aborting `closing` ends all calls.
 */
export function s3Store({ bucket, region, endpoint }: Bucket, closing?: AbortSignal): PhotoStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Many compatible services reject checksums beyond the protocol's own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: toConnect },
  });
  const underWay = new Set<AbortController>();
  closing?.addEventListener('abort', () => {
    for (const call of underWay) call.abort();
  });

  async function inTime<Result>(
    ask: (options: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> {
    closing?.throwIfAborted();
    const call = new AbortController();
    underWay.add(call);
    const late = setTimeout(() => call.abort(), patience);
    try {
      return await ask({ abortSignal: call.signal });
    } finally {
      clearTimeout(late);
      underWay.delete(call);
    }
  }

  async function* listed(prefix = '') {
    let token: string | undefined;
    do {
      const asked = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token });
      const page = await inTime((options) => client.send(asked, options));
      yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ name: Key, since: LastModified }] : [],
      );
      token = page.NextContinuationToken;
    } while (token);
  }

  async function remove(names: string[]): Promise<void> {
    for (let from = 0; from < names.length; from += atOnce) {
      const Objects = names.slice(from, from + atOnce).map((Key) => ({ Key }));
      const asked = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
      const { Errors } = await inTime((options) => client.send(asked, options));
      if (Errors?.length)
        throw new Error(`the photo store refused to remove ${counted(Errors.length, 'photo')}`);
    }
  }

  return {
    async put(name, bytes) {
      const asked = new PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: bytes,
        ContentType: 'image/webp',
      });
      await inTime((options) => client.send(asked, options));
    },

    async get(name) {
      try {
        const asked = new GetObjectCommand({ Bucket: bucket, Key: name });
        return await inTime(async (options) => {
          const { Body } = await client.send(asked, options);
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        });
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    remove,

    async *olderThan(moment) {
      for await (const page of listed()) {
        const byFolder = new Map<string, string[]>();
        for (const { name, since } of page) {
          const folder = posix.dirname(name);
          if (since < moment) byFolder.set(folder, [...(byFolder.get(folder) ?? []), posix.basename(name)]);
        }
        for (const [folder, names] of byFolder) yield { folder, names };
      }
    },

    async removeFolder(folder) {
      for await (const page of listed(`${folder}/`)) await remove(page.map(({ name }) => name));
    },
  };
}
