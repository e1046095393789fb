/** Two sentences on each kind of decision. */
export const en = {
  draft:
    'Before the game you choose which buildings are for sale. Pick what you would like to build yourself.',
  role: 'Take a role: everybody does its action, you also get its privilege and the doubloons on it. Choose what helps you more than the others.',
  guest: 'Your guests may go to work at once. Send them where the current phase pays.',
  hacienda:
    'The Hacienda gives a plantation from the stack before you choose. It is free, and you will see it at once.',
  forest:
    'A forest makes buildings cheaper for good instead of growing a crop. Take it when you have crops enough.',
  settle:
    'Take a plantation, or a quarry if you may. Quarries make buildings cheaper; a crop is worth it only with its production building, except corn.',
  hunt: 'The hunting lodge lets you use land differently. Compare what the tile brings now with what it would bring later.',
  privilege: 'The Mayor may take one more colonist from the supply. More hands are nearly always better.',
  token: 'Take a colonist or a noble. Nobles work as well and are worth a point at the end.',
  arrange:
    'Put your colonists to work: a plantation and its production building both need one. “Fill sensibly” is a good start.',
  assign: 'Decide where nobles and colonists work. Nobles do most where a building rewards them.',
  build:
    'Buildings give abilities and points; occupied quarries make them cheaper. Early on buy what earns money, later the large violet ones.',
  give: 'The black market lets you pay with people, goods or points. Give what you need least.',
  produce:
    'As Craftsman you take one extra barrel of something you produced. Choose what you can sell or ship next.',
  extra: 'You may take an extra barrel. Choose a kind that still finds a ship or a buyer.',
  land: 'The Land Office trades land for money. A doubloon now may decide the next building.',
  sell: 'Sell one barrel while there is room and the kind is new to the house. Coffee and tobacco pay most.',
  supply: 'Take what the building offers. Think of the ships that wait.',
  load: 'You have to load if you can; every barrel is a point. Try to fill the ship that leaves others without one.',
  mix: 'Your small wharf ships any mix at half price. Send what would spoil.',
  store: 'What you cannot store is lost. Keep the barrel that sells or ships best next time.',
}

export type CoachText = Readonly<Record<keyof typeof en, string>>
