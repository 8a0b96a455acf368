// Chooses the features of drawn portraits by the names of the persons. Persons that are shown together have
// different hair, as long as there are enough shapes.
import { seedOf } from './seedOf.ts';

const styles = {
  woman: ['long', 'bun', 'bob', 'waves', 'curls'],
  man: ['short', 'parted', 'receding', 'curls'],
  neither: ['short', 'curls', 'parted', 'bob'],
} as const;

type Hair = (typeof styles)[keyof typeof styles][number];

export interface Look {
  readonly hair: Hair;
  readonly hairColour: 0 | 1 | 2 | 3 | 4 | 5;
  readonly skin: 0 | 1 | 2 | 3 | 4;
  readonly glasses: boolean;
  readonly beard: boolean;
  readonly collar: 'shirt' | 'round';
  /** The hue of background and clothes, in degrees. */
  readonly hue: number;
}

export interface Person {
  readonly name: string;
  readonly likeness?: 'woman' | 'man' | undefined;
}

/**
 * Returns the look of `person`. Persons earlier in `among` choose a shape of hair first. A shape repeats only if all shapes for the person
 * are taken.
 */
export function lookOf(person: Person, among: readonly Person[]): Look {
  const taken = new Set<Hair>();
  for (const one of among) {
    const hair = hairOf(one, taken);
    if (one === person) return featuresOf(person, hair);
    taken.add(hair);
  }
  return featuresOf(person, hairOf(person, taken));
}

function hairOf({ name, likeness }: Person, taken: ReadonlySet<Hair>): Hair {
  const shapes: readonly Hair[] = styles[likeness ?? 'neither'];
  const start = seedOf(name) % shapes.length;
  const inOrder = [...shapes.slice(start), ...shapes.slice(0, start)];
  return inOrder.find((hair) => !taken.has(hair)) ?? inOrder[0] ?? 'short';
}

function featuresOf({ name, likeness }: Person, hair: Hair): Look {
  const seed = seedOf(name);
  const bits = (from: number, count: number): number => (seed >>> from) % count;
  // `bits` returns a remainder, so the result is one of the numbers below the divisor, which these types list.
  const hairColour = bits(3, 6) as Look['hairColour'];
  const skin = bits(7, 5) as Look['skin'];
  return {
    hair,
    hairColour,
    skin,
    glasses: bits(11, 3) === 0,
    beard: likeness === 'man' && bits(14, 2) === 0,
    collar: bits(17, 2) === 0 ? 'shirt' : 'round',
    // From green through blue and violet to rose: the cool half of the colour circle, in distinguishable steps.
    hue: 165 + bits(20, 9) * 22,
  };
}
