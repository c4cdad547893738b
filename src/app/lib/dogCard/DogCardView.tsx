import { Phone } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import type { DogCard } from '../../../domain/dogCard.ts';
import { genderLabel, yearsOld } from '../../../domain/dogLabels.ts';
import { callLink } from '../../../domain/phone.ts';
import { serverUrl } from '../api.ts';
import { shortMoment } from '../shortMoment.ts';
import { useWeightUnit, weightText } from '../weightUnit.ts';
import './dogCard.css';

/** What a sitter needs to know, or whoever finds the dog. It prints on half a page. */
export function DogCardView({ card }: { card: DogCard }) {
  const { name, breed, age, weight, microchipEnd, conditions, specialNeeds, medicines } = card;
  const unit = useWeightUnit();
  const facts = [
    breed,
    genderLabel(card),
    age === null ? null : yearsOld(age),
    weight === null ? null : weightText(weight, unit),
  ].filter((fact) => fact !== null);
  return (
    <article aria-label={`Card of ${name}`} className="dog-card">
      <header className="dog-card-head">
        <Photo card={card} />
        <div>
          <h2 dir="auto">{name}</h2>
          <p>
            {facts.map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' '}
                <span>
                  {fact}
                  {at < facts.length - 1 && ' ·'}
                </span>
              </Fragment>
            ))}
          </p>
          {microchipEnd && (
            <p>
              Microchip ends in <bdi>{microchipEnd}</bdi>
            </p>
          )}
        </div>
      </header>
      <div className="dog-card-body">
        <Calls card={card} />
        <Permission card={card} />
        {(conditions.length > 0 || specialNeeds) && (
          <Part title="Conditions and allergies" isMarked>
            {conditions.length > 0 && (
              <ul className="dog-card-marks">
                {conditions.map((condition) => (
                  <li key={condition} dir="auto">
                    {condition}
                  </li>
                ))}
              </ul>
            )}
            {specialNeeds && <Text>{specialNeeds}</Text>}
          </Part>
        )}
        <Food card={card} />
        {medicines.length > 0 && (
          <Part title="Medicines">
            <ul className="dog-card-rows">
              {medicines.map(({ name: medicine, dose, schedule, instructions, lastGiven }, at) => (
                <li key={at}>
                  <bdi className="dog-card-strong">{medicine}</bdi>
                  {dose && `, ${dose}`}
                  {schedule && <span className="dog-card-line">{schedule}</span>}
                  {instructions && (
                    <span dir="auto" className="dog-card-line">
                      {instructions}
                    </span>
                  )}
                  {lastGiven && <span className="dog-card-quiet">Last given {shortMoment(lastGiven)}</span>}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </article>
  );
}

function Part({
  title,
  isMarked = false,
  children,
}: {
  title: string;
  isMarked?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="dog-card-part" data-marked={isMarked || undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What somebody wrote, whole, because it is to be read on paper too. */
const Text = ({ children }: { children: string }) => (
  <p dir="auto" className="dog-card-text">
    {children}
  </p>
);

/** The dog's photo; without one, or if it fails to load, the first letter of its name. */
function Photo({ card: { name, photo } }: { card: DogCard }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="dog-card-photo">
      {photo && photo !== failed ? (
        <img src={serverUrl(photo)} alt={name} onError={() => setFailed(photo)} />
      ) : (
        <span aria-hidden="true">{[...name.normalize('NFC')][0]}</span>
      )}
    </span>
  );
}

/** Whom to call: the owner first. */
function Calls({ card: { name, ownerName, phone, vet, emergency } }: { card: DogCard }) {
  const people = [
    { who: `${name}'s owner`, name: ownerName, phone },
    { who: 'Vet', ...vet },
    { who: 'Emergency clinic', ...emergency },
  ].filter((person) => person.name || person.phone);
  return (
    <section className="dog-card-part" aria-label="Whom to call">
      <ul className="dog-card-calls">
        {people.map((person) => (
          <li key={person.who}>
            <Call {...person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Call({ who, name, phone }: { who: string; name?: string | null; phone?: string | null }) {
  const link = phone ? callLink(phone) : null;
  const text = (
    <span>
      <span className="dog-card-quiet">{who}</span>
      {name && <bdi className="dog-card-strong">{name}</bdi>}
      {phone && <bdi>{phone}</bdi>}
    </span>
  );
  if (!link) return <span className="dog-card-call">{text}</span>;
  return (
    <a href={link} className="dog-card-call" aria-label={`Call ${name ?? who.toLowerCase()}, ${phone}`}>
      {text}
      <Phone aria-hidden="true" />
    </a>
  );
}

function Permission({ card: { name, ownerName, mayTreat, treatLimit } }: { card: DogCard }) {
  if (mayTreat === null && !treatLimit) return null;
  const sentence = mayTreat
    ? `A vet may treat ${name} without asking ${ownerName} first.`
    : `A vet must ask ${ownerName} before treating ${name}.`;
  return (
    <Part title="Treatment">
      {mayTreat !== null && <p dir="auto">{sentence}</p>}
      {treatLimit && (
        <p dir="auto" className="dog-card-strong">
          {treatLimit}
        </p>
      )}
    </Part>
  );
}

function Food({ card: { food, meals } }: { card: DogCard }) {
  if (!food && meals.length === 0) return null;
  return (
    <Part title="Food">
      {food && <Text>{food}</Text>}
      {meals.length > 0 && (
        <ul className="dog-card-rows">
          {meals.map(({ time, foodType, amount }) => (
            <li key={time}>
              <span className="dog-card-strong">About {clockText(time)}:</span>{' '}
              <bdi>
                {foodType}, {amount}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** "7:30 AM", or as the browser's language has it. */
function clockText(time: string): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  return moment.toLocaleTimeString(undefined, { timeZone: 'UTC', timeStyle: 'short' });
}
