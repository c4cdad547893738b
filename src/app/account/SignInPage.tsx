import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { hark } from '../../domain/hark.ts';
import { report } from '../analytics.ts';
import { api } from '../api.ts';
import { loadSignedIn } from '../loadSignedIn.ts';
import { usePage } from '../page.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { toast } from '../ui/toast.ts';
import { textLink } from './AccountFrame.tsx';
import { AccountPage } from './AccountPage.tsx';
import { enter } from './enter.ts';
import { signInProblem } from './errorText.ts';
import { rulesLater } from './rulesLater.ts';

const loadRules = () => import('./rules.ts').then((rules) => rules.signInRules);

export default function SignInPage() {
  usePage('Sign In', `Sign in to ${hark.name} and pick up where you and your dog left off.`);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: rulesLater(loadRules),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setProblem(null);
    void loadSignedIn();
    try {
      enter(await api('login', { body: credentials }));
      report('Signed In');
      toast({ title: 'Welcome back!', description: `You've successfully signed in to ${hark.name}.` });
    } catch (error) {
      setProblem(signInProblem(error));
    }
  });

  return (
    <AccountPage
      title={`Sign in to ${hark.name}`}
      lead="Your dog's days are where you left them."
      aside={
        <>
          New to {hark.name}?
          <Link href="/signup" className={textLink}>
            Sign Up
          </Link>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onFocus={() => void loadRules().catch(() => undefined)}
        onSubmit={(event) => {
          submit(event).catch(() => setProblem('Network error. Please try again.'));
        }}
      >
        {problem && <Alert>{problem}</Alert>}
        <Field label="Email" error={errors.email?.message}>
          {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput autoComplete="current-password" {...control} {...register('password')} />
          )}
        </Field>
        <Button type="submit" variant="accent" wide busy={isSubmitting} busyLabel="Signing In...">
          Sign In
        </Button>
        <a href="/forgot-password" className={`${textLink} -mb-3 justify-self-center text-sm`}>
          Forgot password?
        </a>
      </form>
    </AccountPage>
  );
}
