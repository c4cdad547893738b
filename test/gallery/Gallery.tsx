import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../src/app/ui/Alert.tsx';
import { Arcs } from '../../src/app/ui/Arcs.tsx';
import { Autocomplete } from '../../src/app/ui/Autocomplete.tsx';
import { Badge } from '../../src/app/ui/Badge.tsx';
import { Button } from '../../src/app/ui/Button.tsx';
import { Card } from '../../src/app/ui/Card.tsx';
import { Chip } from '../../src/app/ui/Chip.tsx';
import { ChoiceCard } from '../../src/app/ui/ChoiceCard.tsx';
import { EarMark } from '../../src/app/ui/EarMark.tsx';
import { EmptyState } from '../../src/app/ui/EmptyState.tsx';
import { EntriesCard } from '../../src/app/ui/EntriesCard.tsx';
import { ErrorBoundary } from '../../src/app/ui/ErrorBoundary.tsx';
import { Field } from '../../src/app/ui/Field.tsx';
import { FieldError } from '../../src/app/ui/FieldError.tsx';
import { FieldStatus } from '../../src/app/ui/FieldStatus.tsx';
import { Fields } from '../../src/app/ui/Fields.tsx';
import { IconButton } from '../../src/app/ui/IconButton.tsx';
import { BowlIcon, HeartIcon, WalkIcon } from '../../src/app/ui/icons.tsx';
import { Loader } from '../../src/app/ui/Loader.tsx';
import { LoadFailed } from '../../src/app/ui/LoadFailed.tsx';
import { LongText } from '../../src/app/ui/LongText.tsx';
import { Menu } from '../../src/app/ui/Menu.tsx';
import { NumberInput } from '../../src/app/ui/NumberInput.tsx';
import { Options } from '../../src/app/ui/Options.tsx';
import { PasswordInput } from '../../src/app/ui/PasswordInput.tsx';
import { PoopIcon } from '../../src/app/ui/PoopIcon.tsx';
import { Ring } from '../../src/app/ui/Ring.tsx';
import { Segments } from '../../src/app/ui/Segments.tsx';
import { Select } from '../../src/app/ui/Select.tsx';
import { Sheet } from '../../src/app/ui/Sheet.tsx';
import { Skeleton } from '../../src/app/ui/Skeleton.tsx';
import { Stepper } from '../../src/app/ui/Stepper.tsx';
import { TextArea } from '../../src/app/ui/TextArea.tsx';
import { TextInput } from '../../src/app/ui/TextInput.tsx';
import { Tooltip } from '../../src/app/ui/Tooltip.tsx';
import { toast } from '../../src/app/ui/toast.ts';
import { VisuallyHidden } from '../../src/app/ui/VisuallyHidden.tsx';

const variants = ['accent', 'brand', 'plain', 'quiet', 'danger'] as const;
const badges = ['urgent', 'high', 'medium', 'low'] as const;
const long = 'She ate half her breakfast, slept most of the morning and barked at the mail. '.repeat(8);
const nothing = () => {};

/** Every piece of `ui/` in all its states, light and dark. */
export function Gallery() {
  return (
    <>
      <Theme name="light" />
      <Theme name="dark" />
    </>
  );
}

function Theme({ name }: { name: 'light' | 'dark' }) {
  return (
    <section aria-label={name} className="bg-page p-6 text-ink" style={{ colorScheme: name }}>
      <h1 className="mb-6 text-xl">{name === 'light' ? 'Light' : 'Dark'}</h1>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] items-start gap-8">
        <Buttons />
        <TextFields />
        <Choices />
        <Messages />
        <Marks />
        <Overlays />
        <Loading />
      </div>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
);

function Buttons() {
  return (
    <Group title="Buttons">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} busy busyLabel="Saving...">
            {variant}
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
        <Button asChild>
          <a href="#link">A link</a>
        </Button>
      </Row>
      <Button wide variant="accent">
        <Plus aria-hidden="true" className="size-5" />
        Wide
      </Button>
      <Row>
        <IconButton label="Edit">
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Save" tone="soft">
          <Check aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Remove" disabled>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </Row>
    </Group>
  );
}

function TextFields() {
  const [breed, setBreed] = useState('');
  return (
    <Group title="Fields">
      <Field label="Name" hint="As you call her" required className="w-full">
        {(control) => <TextInput {...control} defaultValue="Biscuit" />}
      </Field>
      <Field label="Location" error="Please enter a location" className="w-full">
        {(control) => <TextInput {...control} trailing="her usual" />}
      </Field>
      <Field label="Food" className="w-full">
        {(control) => <TextInput {...control} suggested defaultValue="Kibble" />}
      </Field>
      <Field label="Weight" className="w-full">
        {(control) => <NumberInput {...control} trailing="lbs" defaultValue="24" />}
      </Field>
      {[0, 3, 6].map((value) => (
        <Stepper key={value} label={`Walks, ${value}`} value={value} least={0} most={6} onChange={() => {}} />
      ))}
      <Field label="Password" className="w-full">
        {(control) => <PasswordInput {...control} defaultValue="Walk-the-d0g" />}
      </Field>
      <Field label="Notes" className="w-full">
        {(control) => <TextArea {...control} placeholder="Anything worth remembering" />}
      </Field>
      <Field label="Period" className="w-full">
        {(control) => (
          <Select {...control}>
            <option>Daily</option>
            <option>Weekly</option>
          </Select>
        )}
      </Field>
      <Field label="Breed" className="w-full">
        {(control) => (
          <Autocomplete
            {...control}
            value={breed}
            onValueChange={setBreed}
            options={['Beagle', 'Boxer', 'Bulldog']}
            fold={(text) => text.toLowerCase()}
          />
        )}
      </Field>
      <Fields saving className="grid w-full gap-2">
        <legend>While saving</legend>
        <Field label="Disabled" hideLabel>
          {(control) => <TextInput {...control} defaultValue="Disabled" />}
        </Field>
      </Fields>
      <FieldError>An error on its own</FieldError>
      <FieldStatus>A status below a field</FieldStatus>
    </Group>
  );
}

function Choices() {
  const [type, setType] = useState<'walk' | 'feeding' | 'health'>('walk');
  const [unit, setUnit] = useState<'lb' | 'kg'>('lb');
  return (
    <Group title="Choices">
      <div className="w-full">
        <Segments
          label="Type"
          segments={[
            { value: 'walk', label: 'Walk', hue: 'walk' },
            { value: 'feeding', label: 'Feeding', hue: 'feeding' },
            { value: 'health', label: 'Health', hue: 'health' },
          ]}
          value={type}
          onValueChange={setType}
        >
          <p>The panel of {type}</p>
        </Segments>
      </div>
      <div className="w-full">
        <Segments
          label="Type, none chosen"
          segments={[
            { value: 'walk', label: 'Walk', hue: 'walk' },
            { value: 'feeding', label: 'Feeding', hue: 'feeding' },
          ]}
          value={null}
          onValueChange={nothing}
          below={<p className="mt-2">Between the tabs and the panel</p>}
        >
          <p>What is chosen instead</p>
        </Segments>
      </div>
      <Options
        label="Unit"
        options={[
          { value: 'lb', label: 'lb' },
          { value: 'kg', label: 'kg' },
        ]}
        value={unit}
        onValueChange={setUnit}
      />
      <Row>
        <Chip selected={false}>Friendly</Chip>
        <Chip selected>Selected</Chip>
        <Chip removable>Removable</Chip>
        <Chip disabled>Disabled</Chip>
      </Row>
      <ChoiceCard title="Daily Walks" description="When, where and how long" icon={<WalkIcon />} />
      <ChoiceCard title="Feeding" icon={<BowlIcon />} defaultChecked />
      <ChoiceCard type="radio" title="Health" icon={<HeartIcon />} disabled />
      <Menu
        label="Photo"
        heading="Photo"
        groups={[
          [{ label: 'Current', checked: true, onSelect: nothing }],
          [{ label: 'Remove', icon: <Trash2 aria-hidden="true" />, tone: 'alarm', onSelect: nothing }],
        ]}
        trigger={<Button>Menu</Button>}
      />
    </Group>
  );
}

function Messages() {
  return (
    <Group title="Messages">
      <Alert title="An alarm">What is wrong, and what to do.</Alert>
      <Alert tone="brand" title="A message">
        It waits for a pause.
      </Alert>
      <Row>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <EmptyState
        drawing={<EarMark className="text-[3rem]" />}
        title="Nothing here yet"
        text="What to do about it."
        action={<Button>Do it</Button>}
      />
      <LoadFailed what="the goals" onRetry={nothing} />
      <div className="w-full overflow-hidden [&>main]:min-h-0">
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </div>
    </Group>
  );
}

function Broken(): ReactNode {
  throw new Error('Shown on purpose, so that the gallery has a rendering error');
}

function Marks() {
  return (
    <Group title="Cards and marks">
      <Card title="A card" action={<Button size="sm">Edit</Button>} className="w-full">
        <LongText>{long}</LongText>
      </Card>
      <EntriesCard
        title="Entries"
        entries={['Friendly', 'Steals socks']}
        none="None yet."
        className="w-full"
      />
      <EntriesCard title="No entries" entries={[]} none="None yet." className="w-full" />
      <Row>
        <EarMark name="Hark" />
        <EarMark name="Hark" listening />
        <Arcs className="h-8 text-accent" />
        <Arcs form="listening" className="h-8 text-accent" />
      </Row>
      <Row>
        {[0, 0.4, 1].map((value) => (
          <Ring key={value} value={value} className="size-12 text-walk" />
        ))}
        <WalkIcon />
        <BowlIcon />
        <HeartIcon />
        <PoopIcon />
        <VisuallyHidden>Four icons of Hark</VisuallyHidden>
      </Row>
    </Group>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <Group title="Over the page">
      <Row>
        <Button onClick={() => setOpen(true)}>Sheet</Button>
        <Button
          onClick={() =>
            toast({ title: 'Removed', description: 'A walk', action: { label: 'Undo', onSelect: nothing } })
          }
        >
          Toast
        </Button>
        <Button onClick={() => toast({ title: 'Not saved', variant: 'destructive' })}>Failure</Button>
        <Tooltip text="What it does, beyond its name">
          <Button>Tooltip</Button>
        </Tooltip>
      </Row>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="A sheet"
        description="One line under the title"
        footer={
          <Button variant="accent" wide onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <p>{long}</p>
      </Sheet>
    </Group>
  );
}

function Loading() {
  return (
    <Group title="Loading">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="size-16 rounded-full" />
      <div className="w-full overflow-hidden [&>main]:min-h-0">
        <Loader message="Loading your dog's copilot..." />
      </div>
    </Group>
  );
}
