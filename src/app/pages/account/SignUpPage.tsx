import { useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { hark } from '../../../domain/hark.ts';
import { textLink } from '../../features/account/AccountFrame.tsx';
import { PasswordHints } from '../../features/account/PasswordHints.tsx';
import { track } from '../../lib/analytics.ts';
import { api } from '../../lib/api.ts';
import { isAccountTaken, signUpProblem } from '../../lib/errorText.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountPage } from './AccountPage.tsx';
import { withEmail } from './prefilledEmail.ts';
import { startSession } from './startSession.ts';
import { useAccountForm } from './useAccountForm.ts';

/** Pauses required by the specification, in milliseconds. */
const pauseBeforeHome = 100;
const pauseBeforeSignIn = 1_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadResolver = () => import('./resolvers.ts').then((rules) => rules.signUpResolver);

/** Creates an account; `preloadHome` starts loading the owner's app meanwhile. */
export default function SignUpPage({ preloadHome }: { preloadHome: () => void }) {
  usePageMeta(
    'Sign Up',
    `Create your ${hark.name} account and log walks, meals and worries in seconds.`,
    '/signup',
  );
  const { register, control, errors, form } = useAccountForm({
    loadResolver,
    defaultValues: { name: '', email: '', password: '' },
    send: async (account) => {
      try {
        const session = await api('register', { body: account });
        track('Signed Up');
        toast({
          title: `Welcome to ${hark.name}!`,
          description: 'Your account has been created successfully.',
        });
        await pause(pauseBeforeHome);
        startSession(session);
      } catch (error) {
        if (!isAccountTaken(error)) throw error;
        toast({
          title: 'Account exists',
          description: 'Redirecting you to sign in...',
          variant: 'destructive',
        });
        await pause(pauseBeforeSignIn);
        navigate('/signin', withEmail(account.email));
      }
    },
    problemOf: signUpProblem,
    onSubmit: preloadHome,
  });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });

  return (
    <AccountPage
      title="Create your account"
      lead="Setup takes about 2 minutes."
      form={form}
      action="Sign Up"
      busy="Signing Up..."
      aside={
        <>
          Already have an account?
          <Link href="/signin" {...withEmail(email)} className={textLink}>
            Sign In
          </Link>
        </>
      }
    >
      <Field label="Name" error={errors.name?.message}>
        {(field) => <TextInput autoComplete="name" {...field} {...register('name')} />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(field) => <TextInput type="email" autoComplete="email" {...field} {...register('email')} />}
      </Field>
      <Field label="Password" error={errors.password?.message} hint={<PasswordHints password={password} />}>
        {(field) => <PasswordInput autoComplete="new-password" {...field} {...register('password')} />}
      </Field>
    </AccountPage>
  );
}
