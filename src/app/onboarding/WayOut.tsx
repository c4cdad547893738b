import { logOut } from '../session.tsx';
import { Button } from '../ui/Button.tsx';

/** The way out for someone who is signed in but has no dashboard yet. */
export function LogOutButton() {
  return (
    <Button variant="quiet" size="sm" className="-mr-4" onClick={() => void logOut()}>
      Logout
    </Button>
  );
}
