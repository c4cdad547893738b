/** Loaded by the start script when a visitor opens the link that verifies an address. */
import { verifyPendingEmail } from '../../features/verification/verifyEmail.ts';
import { api } from './form.ts';
import { showToast } from './toast.ts';

void verifyPendingEmail(api).then((outcome) => {
  if (outcome) showToast(outcome.title, outcome.description, outcome.isProblem);
});
