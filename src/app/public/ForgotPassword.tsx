import { buttonLook } from '../ui/buttonLook.ts';
import { EmailField, Form, NeedsScript, Step } from './FormParts.tsx';
import { PageToast } from './PageToast.tsx';
import { ResetFrame } from './ResetFrame.tsx';

/** The page to request a password reset link. Its script is scripts/forgotPassword.ts. */
export function ForgotPassword({ demo = false }: { demo?: boolean }) {
  return (
    <ResetFrame
      demo={
        demo && (
          <>
            Nothing is mailed: choose a new password on the <a href="/password-reset">demo reset page</a>.
          </>
        )
      }
    >
      <Step name="ask" title="Forgot your password?" first>
        <p className="mt-1.5 text-quiet">Enter your email, and we'll send you a link to choose a new one.</p>
        <NeedsScript />
        <Form id="ask" action="Send Reset Link" busy="Sending...">
          <EmailField />
        </Form>
      </Step>
      <Step name="sent" title="Check Your Email" last>
        <p className="mt-1.5 text-quiet">
          {demo
            ? "If an account with that email exists, we'd have sent you a password reset link now."
            : "If an account with that email exists, we've sent you a password reset link."}
        </p>
        <div className="mt-6 grid gap-3">
          <a href="/signin" className={buttonLook('accent', 'md', true)}>
            Back to Sign In
          </a>
          <button type="button" id="again" className={buttonLook('plain', 'md', true)}>
            Try Different Email
          </button>
        </div>
      </Step>
      <PageToast />
    </ResetFrame>
  );
}
