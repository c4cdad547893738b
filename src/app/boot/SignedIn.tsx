import { QueryClientProvider } from '@tanstack/react-query';
import { Redirect, Route, Switch } from 'wouter';
import '../../api/usersCalls.ts';
import { usePendingInvitation } from '../lib/pendingInvitation.ts';
import { queryClient } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';
import { Loader } from '../ui/Loader.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { noncanonicalPath } from './destinations.ts';
import { Home } from './Home.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const OnboardingPage = lazyComponent(() => import('../pages/onboarding/OnboardingPage.tsx'));
const InvitationPage = lazyComponent(() => import('../pages/invitation/InvitationPage.tsx'));
const AddDogPage = lazyComponent(() => import('../pages/onboarding/AddDogPage.tsx'));

export { preloadQuickLog } from '../features/quickLog/QuickLogProvider.tsx';
export { adoptEarlyCalls, fetchTheRest } from '../lib/query.ts';

/** The owner's app. */
export default function SignedIn() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <OwnersRoutes />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The owner's routes: until onboarding is done, only the pages for it. */
function OwnersRoutes() {
  const session = useSession();
  const invitation = usePendingInvitation();
  if (session.state === 'checking') return <Loader message={session.message} />;
  const loader = <Loader message="Loading your dog's copilot..." />;
  if (session.state === 'unreachable') {
    return <UnreachablePage isRetrying={session.isRetrying} onRetry={session.retry} />;
  }
  if (invitation) return <InvitationPage token={invitation} fallback={loader} />;
  const home = session.state === 'home' ? <Home /> : <Redirect to="/onboarding" replace />;
  return (
    <Switch>
      <Route path={noncanonicalPath}>{home}</Route>
      <Route path="/onboarding">
        <OnboardingPage fallback={loader} />
      </Route>
      <Route path="/onboarding/dog">
        <AddDogPage breedFrom="search" fallback={loader} />
      </Route>
      <Route path="/add-dog">
        <AddDogPage breedFrom="list" fallback={loader} />
      </Route>
      <Route>{home}</Route>
    </Switch>
  );
}
