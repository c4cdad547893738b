import { type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';

/**
 * A sign-in or sign-up form. Its validation is loaded on focus, because it is as large as the rest of the page and not
 * needed to render it. If `send` throws, the error is shown above the
 * fields as `problemOf` words it, and the input stays.
 */
export function useAccountForm<In extends FieldValues, Out>({
  loadResolver,
  defaultValues,
  send,
  problemOf,
  onSubmit,
}: {
  loadResolver: () => Promise<Resolver<In, unknown, Out>>;
  defaultValues: DefaultValues<In>;
  send: (values: Out) => Promise<void>;
  problemOf: (error: unknown) => string;
  /** Called when the input is valid, before it is sent. */
  onSubmit: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm<In, unknown, Out>({
    resolver: async (...form) => (await loadResolver())(...form),
    defaultValues,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    onSubmit();
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
