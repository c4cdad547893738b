import { CallError } from '../../../api/errors.ts';
import { passwordRules } from '../../account/passwordRules.ts';
import { emailProblem, newPasswordProblem, tokenIn, tokenProblem } from './checks.ts';
import { api, find, handle, isApp, showStep } from './form.ts';

const token = find<HTMLInputElement>('#token');
const password = find<HTMLInputElement>('#new-password');

function start() {
  handle(
    find<HTMLFormElement>('#ask'),
    { email: emailProblem },
    async (body) => {
      const { resetToken } = await api('forgotPassword', { body });
      token.value = '';
      chooseWith(resetToken ? 'shown' : 'mailed');
      if (resetToken) find('#given code').replaceChildren(resetToken);
    },
    'Failed to send reset email',
  );
  handle(
    find<HTMLFormElement>('#choose'),
    { token: tokenProblem, newPassword: newPasswordProblem },
    async ({ token: pasted, newPassword }) => {
      await reset({ token: tokenIn(pasted), newPassword });
      token.value = '';
      password.value = '';
      showStep('done');
    },
    'Failed to reset password',
  );
  find('#use').addEventListener('click', () => {
    token.value = find('#given code').textContent;
    password.focus();
  });
  find('#anew').addEventListener('click', () => showStep('ask'));
  find('#reveal').addEventListener('click', reveal);
  password.addEventListener('input', tickRules);
  if (linked) chooseWith('brought');
  // The link from the mail, opened where this page is open already, only changes what follows the #.
  addEventListener('hashchange', () => takeUpLink() && chooseWith('brought'));
}

/** The token of a try that got no answer: it may have been used. */
let perhapsUsed = '';

/** Sets the new password. */
async function reset(body: { token: string; newPassword: string }): Promise<void> {
  try {
    await api('resetPassword', { body });
  } catch (error) {
    if ((error as CallError).status === 0) perhapsUsed = body.token;
    if (perhapsUsed !== body.token || !String(error).includes('reset token')) throw error;
    throw new CallError(400, {
      error: 'It may already be done. Try signing in with your new password.',
    });
  }
}

/** Where the token is to come from: shown here, sent by mail, or brought along by the link that was opened. */
function chooseWith(source: 'shown' | 'mailed' | 'brought') {
  find('#given').hidden = source !== 'shown';
  find('#mailed').hidden = source !== 'mailed';
  find('#token-field').hidden = source === 'brought';
  showStep('choose');
}

const isLink = () => location.hash.startsWith('#token=');

/** Takes the token of the link, which leaves the address bar and the history at once. Answers whether there was one. */
function takeUpLink(): boolean {
  if (!isLink()) return false;
  const brought = tokenIn(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (brought) token.value = brought;
  return brought !== '';
}

function reveal() {
  const shown = password.type === 'password';
  password.type = shown ? 'text' : 'password';
  const button = find('#reveal');
  button.ariaLabel = shown ? 'Hide password' : 'Show password';
  button.toggleAttribute('data-shown', shown);
}

function tickRules() {
  const items = document.querySelectorAll('#rules > li');
  passwordRules.forEach((rule, at) => items[at]?.toggleAttribute('data-holds', rule.holds(password.value)));
}

const linked = takeUpLink();
if (!isApp) start();
// For an owner's link this page takes back the place that it gave to the app.
else addEventListener('hashchange', () => isLink() && location.reload());
