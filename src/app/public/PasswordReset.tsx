import { CircleCheck } from 'lucide-react';
import { textLink } from '../features/account/AccountFrame.tsx';
import { buttonLook } from '../ui/buttonLook.ts';
import { EmailField, Form, FormField, NeedsScript, Step } from './FormParts.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ResetFrame } from './ResetFrame.tsx';

/** The page to reset a password, in three steps. Its script is scripts/passwordReset.ts. */
export function PasswordReset({ demo = false }: { demo?: boolean }) {
  return (
    <ResetFrame demo={demo && 'The token appears here and opens demo accounts only.'}>
      <Step name="ask" title="Reset your password" first>
        <p className="mt-1.5 text-quiet">
          {demo
            ? "First, enter your account's email. The token appears here."
            : "First, enter your account's email. We'll send you a link to choose a new password."}
        </p>
        <NeedsScript />
        <Form id="ask" action={demo ? 'Get Reset Token' : 'Send Reset Link'} busy="Sending...">
          <EmailField />
        </Form>
      </Step>
      <Step name="choose" title="Choose a new password">
        <p id="mailed" hidden className="mt-1.5 text-quiet">
          If an account with that email exists, we've sent you a password reset link. Open it, or paste it
          here. It works once, for 10 minutes.
        </p>
        <div id="given" hidden className="mt-4 rounded-md bg-sunk p-4 text-sm">
          <p className="font-semibold">Your reset token</p>
          <code className="mt-1 block select-all break-all" />
          <button type="button" id="use" className={`${buttonLook('plain', 'sm')} mt-3`}>
            Use this token
          </button>
        </div>
        <Form id="choose" action="Reset Password" busy="Resetting...">
          <FormField
            id="token"
            name="token"
            label="Reset token"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <NewPasswordField />
        </Form>
        <p className="mt-2 -mb-3 text-center text-sm">
          <button type="button" id="anew" className={textLink}>
            Request a new one
          </button>
        </p>
      </Step>
      <Step name="done" title="Password Reset Successful!" last>
        <p className="mt-1.5 text-quiet">
          Sign in with your new password. You have been signed out on every device.
        </p>
        <a href="/signin" className={`${buttonLook('accent', 'md', true)} mt-6`}>
          <CircleCheck aria-hidden="true" className="size-5" />
          Go to Sign In
        </a>
      </Step>
    </ResetFrame>
  );
}
