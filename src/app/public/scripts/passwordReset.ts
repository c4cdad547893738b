import { CallError } from '../../../api/errors.ts';
import { passwordRules } from '../../../domain/passwordRules.ts';
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
      showChoose(resetToken ? 'shown' : 'mailed');
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
  tickRules();
  if (isLinked) showChoose('link');
  // If this page is open already, opening the link from the mail only changes the hash.
  addEventListener('hashchange', () => readLink() && showChoose('link'));
}

/** The token of a request without a response: it may have been used. */
let maybeUsed = '';

async function reset(body: { token: string; newPassword: string }): Promise<void> {
  try {
    await api('resetPassword', { body });
  } catch (error) {
    if ((error as CallError).status === 0) maybeUsed = body.token;
    if (maybeUsed !== body.token || !String(error).includes('reset token')) throw error;
    throw new CallError(400, {
      error: 'It may already be done. Try signing in with your new password.',
    });
  }
}

/** Shows the step to choose a password. The token is shown on this page, sent by mail, or part of the opened link. */
function showChoose(source: 'shown' | 'mailed' | 'link') {
  find('#given').hidden = source !== 'shown';
  find('#mailed').hidden = source !== 'mailed';
  find('#token-field').hidden = source === 'link';
  showStep('choose');
}

const isLink = () => location.hash.startsWith('#token=');

/** Reads the token from the link and removes it from the address bar and the history. Returns whether there was one. */
function readLink(): boolean {
  if (!isLink()) return false;
  const linkToken = tokenIn(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (linkToken) token.value = linkToken;
  return linkToken !== '';
}

function reveal() {
  const shown = password.type === 'password';
  password.type = shown ? 'text' : 'password';
  const button = find('#reveal');
  button.ariaLabel = shown ? 'Hide password' : 'Show password';
  button.toggleAttribute('data-shown', shown);
}

function tickRules() {
  find('#new-password-hint').hidden = !password.value;
  const items = document.querySelectorAll('#rules > li');
  passwordRules.forEach((rule, at) => items[at]?.toggleAttribute('data-holds', rule.holds(password.value)));
}

const isLinked = readLink();
if (!isApp) start();
// The app has replaced this page for an owner: if a reset link is opened, reload to get the page back.
else addEventListener('hashchange', () => isLink() && location.reload());
