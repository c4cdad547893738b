import type { Dog } from '../../../domain/dog.ts';
import { hark } from '../../../domain/hark.ts';
import { PassOnLink } from '../../lib/passOn/PassOnLink.tsx';
import { Alert } from '../../ui/Alert.tsx';

/** An invitation's link, to pass on. */
export function InvitationLink({
  link,
  dogs,
  email,
  isMailed,
}: {
  link: string;
  dogs: readonly Dog[];
  email: string | null;
  isMailed: boolean;
}) {
  const names = new Intl.ListFormat('en-US').format(dogs.map(({ name }) => name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {email && (
        <Alert tone={isMailed ? 'brand' : 'alarm'}>
          {isMailed
            ? `We mailed the link to ${email}.`
            : `We could not mail the link to ${email}. Pass it on yourself.`}
        </Alert>
      )}
      <PassOnLink
        link={link}
        hint="It is not shown again. If it is lost, revoke it and invite anew."
        title={`Care for ${names} on ${hark.name}`}
        text={`Help care for ${names}:`}
      />
    </div>
  );
}
