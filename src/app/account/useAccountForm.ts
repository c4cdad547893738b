import { type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { loadSignedIn } from '../loadSignedIn.ts';

/**
 * A form that lets one in. Its rules come when a hand comes near: they weigh as much as the rest of the page, which
 * needs none of them to be drawn. Once it is sent, the owner's app is on its way too. What `send` throws is told above
 * the fields, in the words of `problemOf`; what was typed stays.
 */
export function useAccountForm<In extends FieldValues, Out>({
  loadRules,
  defaultValues,
  send,
  problemOf,
}: {
  loadRules: () => Promise<Resolver<In, unknown, Out>>;
  defaultValues: DefaultValues<In>;
  send: (values: Out) => Promise<void>;
  problemOf: (error: unknown) => string;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm<In, unknown, Out>({
    resolver: async (...form) => (await loadRules())(...form),
    defaultValues,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    // Whether it comes is found out where it is drawn.
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
      onFocus: () => void loadRules().catch(() => undefined),
      onSubmit: (event: SyntheticEvent) => {
        // It was of what was sent before: of a form that is not sent at all nothing else would take it away.
        setProblem(null);
        submit(event).catch(() => setProblem('Network error. Please try again.'));
      },
    },
  };
}
