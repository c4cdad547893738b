import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** The end of onboarding: offers to add another dog. `onAnswered` is called however it closes. */
export default function AnotherDogSheet({ onAnswered }: { onAnswered: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onAnswered();
  };
  return (
    <Sheet
      unasked
      open={open}
      onOpenChange={close}
      title="Perfect!"
      description="Your dog is all set. Do you have another dog at home?"
      className="sm:max-w-md"
    >
      <div className="grid gap-2.5 pt-2">
        <Button
          variant="accent"
          wide
          onClick={() => {
            onAnswered();
            navigate('/add-dog');
          }}
        >
          Add Another Dog
        </Button>
        <Button variant="plain" wide onClick={close}>
          Continue with One Dog
        </Button>
      </div>
    </Sheet>
  );
}
