/** Two sentences on each kind of decision. */
export const en = {
  keep: 'A Clergy tile is a power for as long as you keep it; later you may give it up for the wigs on its back. Keep the power you would use every turn.',
  draft:
    'A first hand wants two Noble cards for the portfolio, and a door to the nobles you mean to visit. What you pass on others will play.',
  turn: 'Play one card: into your portfolio to grow and trade, or to court to visit a noble or sponsor an event. Discarding for gold is the weakest use, good when nothing else is possible.',
  room: 'Your portfolio is full, so something must leave before the new card comes in. Part with the fewest influence icons or a power you no longer use.',
  surplus: 'Your limit has fallen and one card must go. Keep ships and strong powers.',
  market:
    'Now either sell goods to ships for réis or pay goods to nobles for their State actions. Sell when you need money for land; trade when you need a ship, a plan or officials.',
  selling:
    'You may go on selling. A full ship sails at once and gives its owner a wig for each good, so fill your own ships rather than others’.',
  trading:
    'You may trade a second good for a different State action. Two actions in one turn are worth a good you cannot sell well.',
  fee: 'Your houses let you pay part of this visit in réis. Keep influence if you will visit again soon, keep réis if you are about to buy land.',
  audience:
    'Before the Noble action you may do one State action of this noble for free. There is rarely a reason to decline.',
  follow:
    'Somebody visits a noble whose Royal Favor you hold: return it, pay, and act now. A good action out of turn is usually worth more than the 2 wigs of the tile.',
  errands:
    'The event gives State actions without goods. Take those for which you would otherwise have to give up valuable goods.',
  favor:
    'A Royal Favor lets you follow when others visit that noble. Take the noble your neighbours hold most cards of, or whose action you need.',
  ship: 'A ship raises the price of goods sold onto it, counts for influence, and is worth wigs. Pay with the goods that sell for least.',
  produce:
    'Every store yields a good and prices of what you make fall. Produce when the warehouse is empty, sell before you produce again.',
  plan: 'A plan is needed for every public building. Fewer officials are easier to staff; look also at which architect’s buildings fit your stores.',
  'take-good':
    'Gold is accepted by every noble; the others fetch their market price. Take what you lack for your next ship or trade.',
  'raise-price': 'Raise the price of a good you are about to sell. A price at its top cannot rise.',
  'take-cube':
    'One cube of each colour makes a set, and sets widen your warehouse and portfolio. Take the colour you lack.',
  cardinal:
    'The Cardinal moves and you take a tile beside him. Star gaps start church scoring: good when you have tiles to give up.',
  clergy: 'Take one of the two tiles beside the Cardinal. Early in the game powers count more than wigs.',
  recruit:
    'Officials make visits dearer for everybody else and later staff your buildings. Put them in offices that others visit often, and where you want people for a building later.',
  extra: 'Your houses give an extra good. Choose what sells best or what your next ship lacks.',
  'lose-good': 'The card costs you a good. Give the one with the lowest price.',
  'lose-favor': 'You have to return a Royal Favor. Return that of the noble others visit least.',
  'lose-official': 'One of your officials comes home. Take him from the office where you stand alone.',
  decree:
    'A decree gives wigs at the end for something you have. Choose one that fits what you already do; the number shows what it would be worth now.',
  'second-decree':
    'You may spend a rubble-set marker on one more decree. Markers have no other use, so a decree worth anything is a gain.',
  store:
    'A store produces goods, clears rubble and scores with public buildings. Look for cheap land whose street and row already have buildings; the price stands in the plot’s explanation.',
  clear: 'The cube you take is not paid for. Take an expensive one, or the colour you need for a set.',
  house:
    'The left pair lets you pay visits in réis, the middle group makes ships cheaper, the right group adds goods when you produce. Finish a group before you begin the next.',
  open: 'The place gives you its rubble and reward, and every store the building serves scores for its owner. Choose one that serves your own stores.',
  raise:
    'Use a plan and choose a building of its architect. The two trades on it decide which stores in the row score.',
  staff:
    'Send officials from offices and plaza; only missing ones are hired for money. Leave them where they make visits dear for others.',
  draw: 'Take the open card of a pile: nobles give influence and visits, treasury cards powers and events. Plan your next turn with it.',
  church:
    'Give up Clergy tiles for the wigs on their backs and gain influence once. Tiles you keep are worth nothing at the end, but their powers go on.',
  renew:
    'Discarded cards are replaced by new ones for the second period, and rewards on them can be taken. Keep only what you will surely play.',
  rewards: 'Take the rewards of the cards you discarded, one after the other. They cost nothing.',
}

export type CoachText = Readonly<Record<keyof typeof en, string>>
