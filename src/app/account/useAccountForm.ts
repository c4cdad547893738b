import { type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { loadSignedIn } from '../loadSignedIn.ts';

/**
 * A sign-in or sign-up form. Its validation is loaded on focus, because it is as large as the rest of the page and not
 * needed to render it. On submit it also starts loading the owner's app. If `send` throws, the error is shown above the
 * fields as `problemOf` words it, and the input stays.
 */
export function useAccountForm<In extends FieldValues, Out>({
  loadResolver,
  defaultValues,
  send,
  problemOf,
}: {
  loadResolver: () => Promise<Resolver<In, unknown, Out>>;
  defaultValues: DefaultValues<In>;
  send: (values: Out) => Promise<void>;
  problemOf: (error: unknown) => string;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm<In, unknown, Out>({
    resolver: async (...form) => (await loadResolver())(...form),
    defaultValues,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    // Only a preload: a failure shows where the app is rendered.
    loadSignedIn().catch(() => undefined);
    await send(values).catch((error: unknown) => setProblem(problemOf(error)));
  });

  return {
    register,
    control,
    errors,
    form: {
      problem,
      isSubmitting,
      onFocus: () => void loadResolver().catch(() => undefined),
      onSubmit: (event: SyntheticEvent) => {
        // Clear the last attempt's error: if validation fails, nothing else would.
        setProblem(null);
        submit(event).catch(() => setProblem('Network error. Please try again.'));
      },
    },
  };
}
