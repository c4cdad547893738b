import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
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
import { isAccountTaken, signUpProblem } from './errorText.ts';
import { rulesLater } from './rulesLater.ts';
import { PasswordHints } from './PasswordHints.tsx';

/** The pauses the specification asks for, in milliseconds. */
const pauseBeforeHome = 100;
const pauseBeforeSignIn = 1_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadRules = () => import('./rules.ts').then((rules) => rules.signUpRules);

export default function SignUpPage() {
  usePage('Sign Up', `Open your ${hark.name} account: log walks, meals and worries in seconds.`, '/signup');
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: rulesLater(loadRules),
    defaultValues: { name: '', email: '', password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (account) => {
    setProblem(null);
    void loadSignedIn();
    try {
      const session = await api('register', { body: account });
      report('Signed Up');
      toast({
        title: `Welcome to ${hark.name}!`,
        description: 'Your account has been created successfully.',
      });
      await pause(pauseBeforeHome);
      enter(session);
    } catch (error) {
      if (!isAccountTaken(error)) return setProblem(signUpProblem(error));
      toast({
        title: 'Account exists',
        description: 'Redirecting you to sign in...',
        variant: 'destructive',
      });
      await pause(pauseBeforeSignIn);
      navigate('/signin');
    }
  });

  return (
    <AccountPage
      title="Create your account"
      lead="Setup takes about 2 minutes."
      aside={
        <>
          Already have an account?
          <Link href="/signin" className={textLink}>
            Sign In
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
        <Field label="Name" error={errors.name?.message}>
          {(field) => <TextInput autoComplete="name" {...field} {...register('name')} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(field) => <TextInput type="email" autoComplete="email" {...field} {...register('email')} />}
        </Field>
        <Field label="Password" error={errors.password?.message} hint={<PasswordHints password={password} />}>
          {(field) => <PasswordInput autoComplete="new-password" {...field} {...register('password')} />}
        </Field>
        <Button type="submit" variant="accent" wide busy={isSubmitting} busyLabel="Signing Up...">
          Sign Up
        </Button>
      </form>
    </AccountPage>
  );
}
