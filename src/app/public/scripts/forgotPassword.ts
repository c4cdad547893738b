import { emailProblem } from './checks.ts';
import { api, find, handle, isApp, showStep } from './form.ts';
import { showToast } from './toast.ts';

function start() {
  handle(
    find<HTMLFormElement>('form'),
    { email: emailProblem },
    async (body) => {
      const { resetToken } = await api('forgotPassword', { body });
      showStep('sent');
      // With a token in the answer, this is a demo and nothing was sent.
      if (resetToken) return;
      showToast('Reset link sent!', 'Check your email for password reset instructions.');
    },
    'Failed to send reset email',
  );
  find('#again').addEventListener('click', () => {
    showStep('ask');
    find<HTMLInputElement>('#email').select();
  });
}

if (!isApp) start();
