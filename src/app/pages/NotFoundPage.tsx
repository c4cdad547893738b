import { Link } from 'wouter';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { Button } from '../ui/Button.tsx';

export default function NotFoundPage() {
  usePageMeta('404 Page Not Found');
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-xl">404 Page Not Found</h1>
      <p className="mt-3 mb-6 text-balance text-quiet">
        There is no page at this address. It may be missing from the router. Check the address, or go back to
        the dashboard.
      </p>
      <Button asChild variant="accent">
        <Link href="/">Back to the dashboard</Link>
      </Button>
    </div>
  );
}
