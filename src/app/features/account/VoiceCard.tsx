import { Mic } from 'lucide-react';
import { useState } from 'react';
import { recognitionClass } from '#phone/recognition';
import { chooseSavesSpoken, savesSpoken } from '../../lib/spokenSaves.ts';
import { Card } from '../../ui/Card.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';

/** Chooses whether what is said is saved at once; renders nothing if the device cannot listen. */
export default function VoiceCard() {
  const [saves, setSaves] = useState(savesSpoken);
  if (!recognitionClass()) return null;
  return (
    <Card title="Voice" level={3}>
      <ChoiceCard
        title="Save what I say at once"
        description="With Undo. What is not complete, or cannot wait, stays in the form for you to check."
        icon={<Mic aria-hidden="true" />}
        checked={saves}
        onChange={({ target }) => {
          chooseSavesSpoken(target.checked);
          setSaves(target.checked);
        }}
      />
    </Card>
  );
}
