/** Loaded by the start script when a visitor opens a link of a mail: that verifies an address, or stops mails. */
import { stopPendingMails, verifyPendingEmail } from '../../features/verification/verifyEmail.ts';
import { api } from './form.ts';
import { showToast } from './toast.ts';

for (const work of [verifyPendingEmail, stopPendingMails]) {
  void work(api).then((outcome) => {
    if (outcome) showToast(outcome.title, outcome.description, outcome.isProblem);
  });
}
