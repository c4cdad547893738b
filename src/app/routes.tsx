import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { UnreachablePage } from './frame/UnreachablePage.tsx';
import { SignedIn } from './loadSignedIn.ts';
import { useToken } from './token.ts';
import { useFreshPages } from './useFreshPages.ts';
import { later } from './ui/later.tsx';
import { Loader } from './ui/Loader.tsx';

const SignInPage = later(() => import('./account/SignInPage.tsx'));
const SignUpPage = later(() => import('./account/SignUpPage.tsx'));

/** Sends for the page that a visitor has come to, so that the first drawing is the one that stays. */
export async function loadVisitorsPage(): Promise<void> {
  if (location.pathname === '/signin') await SignInPage.load();
  else if (signUpPaths.test(location.pathname)) await SignUpPage.load();
}

const signUpPaths = /^\/(signup|start)$/;

/** Everything, for whoever is at the screen: a token opens the owner's app, none the way to get one. */
export function Routes() {
  const token = useToken();
  useFreshPages();
  const around = {
    meanwhile: <Loader message="Loading your dog's copilot..." />,
    instead: UnreachablePage,
  };
  if (token !== null) return <SignedIn {...around} />;
  return (
    <Switch>
      <Route path="/signin">
        <SignInPage {...around} />
      </Route>
      <Route path={signUpPaths}>
        <SignUpPage {...around} />
      </Route>
      <Route component={LandingDocument} />
    </Switch>
  );
}

/** Nothing in the app is for a visitor but signing in and up: the rest is the server's landing page. */
function LandingDocument() {
  // What the address ends with may be for that page. At its own address it would only scroll, and load nothing.
  useEffect(() => location.replace(location.pathname === '/' ? '/' : `/${location.hash}`), []);
  return null;
}
