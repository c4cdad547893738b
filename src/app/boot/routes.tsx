import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useToken } from '../lib/token.ts';
import { useNavigationReset } from '../lib/useNavigationReset.ts';
import { Loader } from '../ui/Loader.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { SignedIn } from './loadSignedIn.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

const SignInPage = lazyComponent(() => import('../pages/account/SignInPage.tsx'));
const SignUpPage = lazyComponent(() => import('../pages/account/SignUpPage.tsx'));

/** Preloads the visitor's page, so that the first render is final. */
export async function loadVisitorsPage(): Promise<void> {
  if (location.pathname === '/signin') await SignInPage.load();
  else if (signUpPaths.test(location.pathname)) await SignUpPage.load();
}

const signUpPaths = /^\/(signup|start)$/;

/** All routes: with a token the owner's app, without one the pages to sign in or up. */
export function Routes() {
  const token = useToken();
  useNavigationReset();
  const around = {
    fallback: <Loader message="Loading your dog's copilot..." />,
    errorFallback: UnreachablePage,
  };
  if (token !== null) return <SignedIn {...around} />;
  return (
    <Switch>
      <Route path="/signin">
        <SignInPage {...around} preloadHome={SignedIn.preload} />
      </Route>
      <Route path={signUpPaths}>
        <SignUpPage {...around} preloadHome={SignedIn.preload} />
      </Route>
      <Route component={LandingDocument} />
    </Switch>
  );
}

/** Visitors get nothing from the app but sign-in and sign-up: every other path leads to the server's landing page. */
function LandingDocument() {
  // Passes the hash on to that page. At "/" itself it must go: with a hash, the browser would only scroll.
  useEffect(() => location.replace(location.pathname === '/' ? '/' : `/${location.hash}`), []);
  return null;
}
