import { Link } from 'wouter';
import { hark } from '../../../domain/hark.ts';
import { textLink } from '../../features/account/AccountFrame.tsx';
import { track } from '../../lib/analytics.ts';
import { api } from '../../lib/api.ts';
import { signInProblem } from '../../lib/errorText.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountPage } from './AccountPage.tsx';
import { prefilledEmail } from './prefilledEmail.ts';
import { startSession } from './startSession.ts';
import { useAccountForm } from './useAccountForm.ts';

const loadResolver = () => import('./resolvers.ts').then((rules) => rules.signInResolver);

/** Signs an owner in; `preloadHome` starts loading the owner's app meanwhile. */
export default function SignInPage({ preloadHome }: { preloadHome: () => void }) {
  usePageMeta('Sign In', `Sign in to ${hark.name} and pick up where you and your dog left off.`);
  const { register, errors, form } = useAccountForm({
    loadResolver,
    defaultValues: { email: prefilledEmail(), password: '' },
    send: async (credentials) => {
      startSession(await api('login', { body: credentials }));
      track('Signed In');
      toast({ title: 'Welcome back!', description: `You've successfully signed in to ${hark.name}.` });
    },
    problemOf: signInProblem,
    onSubmit: preloadHome,
  });

  return (
    <AccountPage
      title={`Sign in to ${hark.name}`}
      lead="Pick up where you and your dog left off."
      form={form}
      action="Sign In"
      busy="Signing In..."
      below={
        <a href="/forgot-password" className={`${textLink} -mb-3 justify-self-center text-sm`}>
          Forgot password?
        </a>
      }
      aside={
        <>
          New to {hark.name}?
          <Link href="/signup" className={textLink}>
            Sign Up
          </Link>
        </>
      }
    >
      <Field label="Email" error={errors.email?.message}>
        {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput autoComplete="current-password" {...control} {...register('password')} />
        )}
      </Field>
    </AccountPage>
  );
}
