import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { clockSkew } from '../../domain/activity.ts';
import { notFound } from '../http/refusal.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';

// A link is valid for 12 to 24 hours and stays the same for 12, so that browsers can cache the photo.
const linkPeriod = 12 * 60 * 60_000;

export const sizes = ['display', 'thumbnail'] as const;
type Size = (typeof sizes)[number];

/** The file of a photo in one size. */
export const fileOf = (ownerId: number, name: string, size: Size) => `${ownerId}/${name}-${size}.webp`;

/** The files of a photo. */
export const filesOf = (ownerId: number, name: string): string[] =>
  sizes.map((size) => fileOf(ownerId, name, size));

/** Links that show an owner's photos for a while, to whoever has them. `secret` signs them. */
export function photoLinks(files: Pick<PhotoStore, 'get'>, secret: string) {
  function sign(ownerId: number, name: string, size: Size, until: number): string {
    return createHmac('sha256', secret)
      .update(`photo ${ownerId} ${name} ${size} ${until}`)
      .digest('base64url')
      .slice(0, 32);
  }

  /** The one spelling of a link. */
  function linkUntil(until: number, ownerId: number, name: string, size: Size): string {
    return `/api/photos/${ownerId}/${name}/${size}?until=${until}&signature=${sign(ownerId, name, size, until)}`;
  }

  const link = (ownerId: number, name: string, size: Size): string =>
    linkUntil((Math.floor(Date.now() / linkPeriod) + 2) * linkPeriod, ownerId, name, size);

  return {
    /** Links to photos, in the order of their names. */
    links: (ownerId: number, names: string[]) => ({
      photos: names.map((name) => link(ownerId, name, 'display')),
      thumbnails: names.map((name) => link(ownerId, name, 'thumbnail')),
    }),

    /** Serves the links, only as they were given. One that is wrong, expired or spelt differently is a 404. */
    serve(app: FastifyInstance): void {
      app.get<{
        Params: { ownerId: string; name: string; size: string };
        Querystring: { until?: string };
      }>('/api/photos/:ownerId/:name/:size', async (request, reply) => {
        const { ownerId, name, size } = request.params;
        const until = Number(request.query.until);
        if (!isSize(size) || !isCurrent(until)) throw notFound('Photo');
        const expected = Buffer.from(linkUntil(until, Number(ownerId), name, size));
        const given = Buffer.from(request.raw.url ?? '');
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound('Photo');
        const bytes = await files.get(fileOf(Number(ownerId), name, size));
        if (!bytes) throw notFound('Photo');
        return reply
          .header('Cache-Control', `private, max-age=${Math.floor((until - Date.now()) / 1000)}, immutable`)
          .header('Content-Disposition', 'inline')
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .type('image/webp')
          .send(bytes);
      });
    },
  };
}

/** Neither expired, nor signed by a clock that ran ahead. */
const isCurrent = (until: number) => until > Date.now() && until <= Date.now() + 2 * linkPeriod + clockSkew;
const isSize = (size: string): size is Size => sizes.some((known) => known === size);
