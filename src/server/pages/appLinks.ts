import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../http/refusal.ts';

/** The native apps' id in both stores. */
const appId = 'dog.hark.app';

/** The links in mails, the only ones that open the apps: to choose a new password, and to verify an address. */
const links = [{ '/': '/password-reset' }, { '/': '/', '#': 'verify=*' }];

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
    const details = [{ appIDs: [`${appleTeamId}.${appId}`], components: links }];
    return { applinks: { details } };
  });
}
