import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { Refused } from './refusal.ts';

/** The native apps' id in both stores. */
const appId = 'dog.hark.app';

/** The path of the link in the reset mail, the only one that opens the apps. */
const path = '/password-reset';

/** Tells phones which apps may open this server's links: only those signed by its operator. */
export function serveAppLinks(
  app: FastifyInstance,
  { androidCertificates, appleTeamId }: Pick<Config, 'androidCertificates' | 'appleTeamId'>,
): void {
  app.get('/.well-known/assetlinks.json', async () => {
    if (!androidCertificates) throw new Refused(404, 'Not found');
    const target = {
      namespace: 'android_app',
      package_name: appId,
      sha256_cert_fingerprints: androidCertificates,
    };
    return [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
  });
  app.get('/.well-known/apple-app-site-association', async () => {
    if (!appleTeamId) throw new Refused(404, 'Not found');
    const details = [{ appIDs: [`${appleTeamId}.${appId}`], components: [{ '/': path }] }];
    return { applinks: { details } };
  });
}
