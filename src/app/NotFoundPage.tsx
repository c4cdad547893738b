import { Link } from 'wouter';
import { usePage } from './page.ts';
import { Button } from './ui/Button.tsx';

export function NotFoundPage() {
  usePage('404 Page Not Found');
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-xl">404 Page Not Found</h1>
      <p className="mt-3 mb-6 text-pretty text-quiet">
        Nothing lives at this address. Did a page go missing from the router? Check the address, or go home.
      </p>
      <Button asChild variant="accent">
        <Link href="/">Back to the dashboard</Link>
      </Button>
    </div>
  );
}
