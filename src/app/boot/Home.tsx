import { Route, Switch } from 'wouter';
import { QuickLogProvider } from '../features/quickLog/QuickLogProvider.tsx';
import { Hints } from '../features/tour/Hints.tsx';
import { DogsProvider } from '../lib/DogsProvider.tsx';
import { useToday } from '../lib/useNow.ts';
import { DashboardPage } from '../pages/dashboard/DashboardPage.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { BottomBar } from './BottomBar.tsx';
import { noncanonicalPath } from './destinations.ts';
import { Header } from './Header.tsx';

const ActivitiesPage = lazyComponent(() => import('../pages/activities/ActivitiesPage.tsx'));
const InsightsPage = lazyComponent(() => import('../pages/InsightsPage.tsx'));
const LogosPage = lazyComponent(() => import('../pages/LogosPage.tsx'));
const NotFoundPage = lazyComponent(() => import('../pages/NotFoundPage.tsx'));
// Nothing waits as long as there is a network.
const Waiting = lazyComponent(() => import('../features/waiting/Waiting.tsx'));
const ProfilePage = lazyComponent(() => import('../pages/profile/ProfilePage.tsx'));

/** The pages of an owner with a dog, within their common layout. */
export function Home() {
  // Rerenders everything at midnight, so that the new day's data is fetched.
  useToday();
  return (
    <Hints>
      <DogsProvider>
        <QuickLogProvider>
          <div className="min-h-dvh">
            <Header />
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto max-w-6xl px-4 pt-3 pb-40 outline-none sm:px-6 md:pt-6 md:pb-16"
            >
              <Waiting errorFallback={null} />
              <Switch>
                <Route path={noncanonicalPath}>
                  <NotFoundPage />
                </Route>
                <Route path="/" component={DashboardPage} />
                <Route path="/activities" component={ActivitiesPage} />
                <Route path="/insights">
                  <InsightsPage />
                </Route>
                <Route path="/insights/:dogId">{({ dogId }) => <InsightsPage dogId={dogId} />}</Route>
                <Route path="/profile" component={ProfilePage} />
                <Route path="/logos" component={LogosPage} />
                <Route>
                  <NotFoundPage />
                </Route>
              </Switch>
            </main>
            <BottomBar />
          </div>
        </QuickLogProvider>
      </DogsProvider>
    </Hints>
  );
}
