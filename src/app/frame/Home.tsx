import { Route, Switch } from 'wouter';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { DogsProvider } from '../dog/DogsProvider.tsx';
import { QuickLogProvider } from '../quickLog/QuickLogProvider.tsx';
import { Hints } from '../tour/Hints.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { useToday } from '../useNow.ts';
import { BottomBar } from './BottomBar.tsx';
import { noncanonicalPath } from './destinations.ts';
import { Header } from './Header.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';

const ActivitiesPage = lazyComponent(() => import('../activities/ActivitiesPage.tsx'));
const InsightsPage = lazyComponent(() => import('../insights/InsightsPage.tsx'));
const LogosPage = lazyComponent(() => import('../public/LogosPage.tsx'));
const ProfilePage = lazyComponent(() => import('../profile/ProfilePage.tsx'));

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
              <Switch>
                <Route path={noncanonicalPath} component={NotFoundPage} />
                <Route path="/" component={DashboardPage} />
                <Route path="/activities" component={ActivitiesPage} />
                <Route path="/insights">
                  <InsightsPage />
                </Route>
                <Route path="/insights/:dogId">{({ dogId }) => <InsightsPage dogId={dogId} />}</Route>
                <Route path="/profile" component={ProfilePage} />
                <Route path="/logos" component={LogosPage} />
                <Route component={NotFoundPage} />
              </Switch>
            </main>
            <BottomBar />
          </div>
        </QuickLogProvider>
      </DogsProvider>
    </Hints>
  );
}
