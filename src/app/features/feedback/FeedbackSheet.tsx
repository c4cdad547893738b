import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CallError } from '../../../api/errors.ts';
import { Feedback, feedbackTypes } from '../../../domain/feedback.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { discardDraft, readDraft, saveDraft } from '../../lib/drafts.ts';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';

const typeNames: Record<(typeof feedbackTypes)[number], string> = {
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  general_feedback: 'General feedback',
  improvement: 'Improvement',
};

const blank = { type: 'general_feedback', subject: '', message: '', email: '' } as const;
const draft = 'feedback';
const formId = 'feedback';

/** A draft, and the last attempt at sending it. */
interface Draft {
  written: Partial<z.input<typeof Feedback>>;
  attempt: Attempt | null;
}

/** The server's message if it responded with one. */
function problemOf(error: unknown): string {
  const none = 'Failed to send feedback. Please try again.';
  return error instanceof CallError && error.status > 0 ? errorMessage(error, none) : none;
}

/** The feedback form. Its input is stored as a draft until it is sent. */
export default function FeedbackSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { register, handleSubmit, reset, control, formState } = useForm<
    z.input<typeof Feedback>,
    unknown,
    z.output<typeof Feedback>
  >({ resolver: standardSchemaResolver(Feedback), defaultValues: blank });
  const { errors, isDirty, isSubmitting } = formState;

  const [left] = useState(() => readDraft<Draft>(draft));
  const [attempt, setAttempt] = useState(left?.attempt ?? null);
  useEffect(() => reset({ ...blank, ...left?.written }, { keepDefaultValues: true }), [left, reset]);
  const written = useWatch({ control });
  useEffect(() => {
    if (isDirty) saveDraft(draft, { written, attempt } satisfies Draft);
    else discardDraft(draft);
  }, [isDirty, written, attempt]);

  const submit = handleSubmit(async (feedback) => {
    const now = attemptFor(feedback, attempt);
    setAttempt(now);
    try {
      await api('sendFeedback', { body: feedback, idempotencyKey: now.key });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Error', description: problemOf(error) });
      return;
    }
    // Not in an effect, because the page may have been left meanwhile.
    discardDraft(draft);
    setAttempt(null);
    toast({
      title: 'Feedback Sent!',
      description: "Thank you for your feedback. We'll review it and get back to you if needed.",
    });
    reset(blank);
    onOpenChange(false);
  });

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Share Your Feedback"
      description="Tell us what works, what doesn't and what's missing. We read it all."
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-2 tight:grid-cols-1">
          <Button variant="quiet" size="lg" busy={isSubmitting} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="accent"
            size="lg"
            wide
            busy={isSubmitting}
            busyLabel="Sending..."
          >
            Send Feedback
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Fields saving={isSubmitting} className="grid min-w-0 gap-5">
          <Field label="Type" error={errors.type?.message}>
            {(control) => (
              <Select {...control} {...register('type')}>
                {feedbackTypes.map((type) => (
                  <option key={type} value={type}>
                    {typeNames[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Subject" error={errors.subject?.message}>
            {(control) => <TextInput autoComplete="off" {...control} {...register('subject')} />}
          </Field>
          <Field label="Message" error={errors.message?.message}>
            {(control) => <TextArea rows={4} {...control} {...register('message')} />}
          </Field>
          <Field
            label="Email (optional)"
            hint="Only if you'd like a reply. Leave it blank to stay anonymous."
            error={errors.email?.message}
          >
            {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
          </Field>
        </Fields>
      </form>
    </Sheet>
  );
}
