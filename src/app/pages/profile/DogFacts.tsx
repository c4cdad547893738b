import { counted } from '../../../domain/counted.ts';
import type { Dog } from '../../../domain/dog.ts';
import { genderLabel, yearsOld } from '../../../domain/dogLabels.ts';
import type { WeightUnit } from '../../../domain/weight.ts';
import { useWeightUnit, weightText } from '../../lib/weightUnit.ts';
import { Card } from '../../ui/Card.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { Fact, Facts } from './Facts.tsx';
import { formatDay } from './formatDay.ts';

/** A dog's basic information, read-only. */
export function DogFacts({ dog }: { dog: Dog }) {
  const unit = useWeightUnit();
  return (
    <Card title="Basic Information">
      <Facts>
        <Fact name="Name">{dog.name}</Fact>
        <Fact name="Breed">{dog.breed}</Fact>
        <Fact name="Gender">{genderLabel(dog)}</Fact>
        <Fact name="Age">{dog.age === null ? null : yearsOld(dog.age)}</Fact>
        {dog.birthday && (
          <Fact name="Birthday">
            {dog.birthdayIsApproximate ? `About ${formatDay(dog.birthday)}` : formatDay(dog.birthday)}
          </Fact>
        )}
        <Fact name="Weight">{dog.weight === null ? null : weightFact(dog.weight, unit)}</Fact>
        <Fact name="Last checkup">{dog.lastCheckup && formatDay(dog.lastCheckup)}</Fact>
        <Fact name="Microchip">{dog.microchip}</Fact>
        <Fact name="Special needs">{dog.specialNeeds && <LongText>{dog.specialNeeds}</LongText>}</Fact>
      </Facts>
    </Card>
  );
}

/** Pounds exactly as they are stored: "1 lb", "62.25 lbs". */
const weightFact = (pounds: number, unit: WeightUnit) =>
  unit === 'lb' ? counted(pounds, 'lb') : weightText(pounds, unit);
