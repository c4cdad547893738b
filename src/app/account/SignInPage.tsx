import { Link } from 'wouter';
import { hark } from '../../domain/hark.ts';
import { report } from '../analytics.ts';
import { api } from '../api.ts';
import { usePage } from '../page.ts';
import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { toast } from '../ui/toast.ts';
import { textLink } from './AccountFrame.tsx';
import { AccountPage } from './AccountPage.tsx';
import { enter } from './enter.ts';
import { signInProblem } from './errorText.ts';
import { typedEmail } from './typedEmail.ts';
import { useAccountForm } from './useAccountForm.ts';

const loadRules = () => import('./rules.ts').then((rules) => rules.signInRules);

export default function SignInPage() {
  usePage('Sign In', `Sign in to ${hark.name} and pick up where you and your dog left off.`);
  const { register, errors, form } = useAccountForm({
    loadRules,
    defaultValues: { email: typedEmail(), password: '' },
    send: async (credentials) => {
      enter(await api('login', { body: credentials }));
      report('Signed In');
      toast({ title: 'Welcome back!', description: `You've successfully signed in to ${hark.name}.` });
    },
    problemOf: signInProblem,
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
