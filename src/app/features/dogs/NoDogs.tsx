import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { EarMark } from '../../ui/EarMark.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Empty state for an owner without dogs, with a link to add one. */
export default function NoDogs({ text = 'Add a dog to start tracking activities.' }: { text?: string }) {
  return (
    <EmptyState
      drawing={<EarMark className="text-[3rem]" />}
      title="No dogs found"
      text={text}
      action={<AddDog />}
    />
  );
}

export function AddDog() {
  return (
    <Button asChild variant="accent">
      <Link href="/add-dog">
        <Plus aria-hidden="true" className="size-5" />
        Add a dog
      </Link>
    </Button>
  );
}
