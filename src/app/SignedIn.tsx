import { QueryClientProvider } from '@tanstack/react-query';
import { Redirect, Route, Switch } from 'wouter';
import { nowhere } from './frame/destinations.ts';
import { Home } from './frame/Home.tsx';
import { UnreachablePage } from './frame/UnreachablePage.tsx';
import { queryClient } from './query.ts';
import { SessionProvider, useSession } from './session.tsx';
import { later } from './ui/later.tsx';
import { Loader } from './ui/Loader.tsx';

const OnboardingPage = later(() => import('./onboarding/OnboardingPage.tsx'));
const AddDogPage = later(() => import('./onboarding/AddDogPage.tsx'));

export { showFirstLook } from './firstLook/firstLook.tsx';
export { askForTheRest, takeUpEarlyCalls } from './query.ts';

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

/** Which page this owner gets to see: without a dog yet, only those on which one is added. */
function OwnersRoutes() {
  const session = useSession();
  if (session.state === 'checking') return <Loader message={session.message} />;
  const loader = <Loader message="Loading your dog's copilot..." />;
  if (session.state === 'unreachable') {
    return <UnreachablePage asking={session.asking} onRetry={session.retry} />;
  }
  const home = session.state === 'home' ? <Home /> : <Redirect to="/onboarding" replace />;
  return (
    <Switch>
      <Route path={nowhere}>{home}</Route>
      <Route path="/onboarding">
        <OnboardingPage meanwhile={loader} />
      </Route>
      <Route path="/onboarding/dog">
        <AddDogPage breedFrom="search" meanwhile={loader} />
      </Route>
      <Route path="/add-dog">
        <AddDogPage breedFrom="list" meanwhile={loader} />
      </Route>
      <Route>{home}</Route>
    </Switch>
  );
}
