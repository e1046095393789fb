export const en = {
  next: (noble: string) => `Next visit: ${noble}`,
  nextWhy: 'His courtier goes on to the right after each of his turns: Builder, Minister, King.',
  helper: (deck: string, action: string) => `Helper at the ${deck} pile: ${action}`,
  helperWhy:
    'Beside the Builder and the Minister pile it calls for the lower State action, beside the King and the Treasury pile for the upper one.',
  cubes: (list: string) => `Cubes: ${list}`,
  cubesWhy: 'Each is worth 1 wig at the end of each period. They form no sets.',
  stores: (n: number) => `Stores: ${n} of 8`,
  atWork: (n: number) => `Officials on his plans: ${n}`,
  decrees: (n: number, wigs: number) => `Decrees: ${n}, worth ${wigs} wigs`,
  byRules: 'The rules play this seat: it follows your visits when it holds the favor and can pay.',
  first: 'It has stood here from the start and belongs to nobody',
}
