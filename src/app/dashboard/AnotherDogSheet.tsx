import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** The end of onboarding: offers to add another dog. */
export default function AnotherDogSheet() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Perfect!"
      description="Your dog is all set. Do you have another dog at home?"
      className="sm:max-w-md"
    >
      <div className="grid gap-2.5 pt-2">
        <Button variant="accent" wide onClick={() => navigate('/add-dog')}>
          Add Another Dog
        </Button>
        <Button variant="plain" wide onClick={() => setOpen(false)}>
          Continue with One Dog
        </Button>
      </div>
    </Sheet>
  );
}
