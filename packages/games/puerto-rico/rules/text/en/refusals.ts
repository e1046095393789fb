import type { RefusalLines } from '../shared.ts'
import { building, count, doubloons, good, group, placeIn, role, tile, tiles } from './words.ts'

const goods = (g: unknown): string => good(g)
const circlesOf = (g: unknown): string =>
  group(g, { tiles: t => `the ${tiles(t)}`, building: name => `the ${name}`, sanJuan: name => name })

export const refusals: RefusalLines = {
  'not-now': () => 'Something else has to be decided now.',
  'draft-taken': p => `The ${building(p.building)} is already in this game.`,
  'draft-no-space': p => `The board has no free space left for a building of cost ${p.cost}.`,
  'draft-exclusive': () => 'The Hacienda and the Forest House cannot both be in one game.',
  'draft-not-offered': p => `The ${building(p.building)} cannot be chosen for this game.`,
  'role-taken': p => `The ${role(p.card)} has already been taken this round.`,
  'role-not-in-game': p => `The ${role(p.card)} is not in the game with this number of players.`,
  'role-must-choose': () => 'You must take a role; you may still do nothing with it.',
  'library-needed': () =>
    'You have no Library to call on now; with three or more players it doubles every privilege by itself.',
  'tile-not-in-row': p => `There is no ${tile(p.tile)} among the face-up tiles.`,
  'quarry-privilege': () =>
    'Only the Settler or the owner of an occupied Construction Hut may take a quarry.',
  'quarries-gone': () => 'There are no quarries left.',
  'second-no-quarry': () => 'The second tile from the Library must be a plantation.',
  'hospice-needed': () =>
    'Only an occupied Hospice puts a colonist on the tile you take, and never on a drawn or second tile.',
  'no-colonist-left': () => 'There is no colonist left in the supply or on the ship.',
  'forest-needed': () => 'Only an occupied Forest House turns a plantation into forest, and never a quarry.',
  'no-such-tile': p => `You have no ${tile(p.tile)} that you could give up here.`,
  'place-too-many': p => `At most ${p.most} can work ${placeIn(p.group)}.`,
  'place-too-few': p =>
    `At least ${p.least} must work ${placeIn(p.group)}: nobody may wait in San Juan while a circle is empty.`,
  'place-other-group': p => `First decide about ${circlesOf(p.group)}.`,
  'assign-short': () => 'Another building comes first.',
  'guest-no-room': () => 'That guest is not there, or there is no empty circle at that place.',
  'guest-later': () => 'Nothing depends on that place now: the guest may go there at the start of your turn.',
  'building-not-in-game': p => `The ${building(p.building)} is not in this game.`,
  'building-sold-out': p => `No ${building(p.building)} is left.`,
  'building-owned': p => `You already own the ${building(p.building)}, and nobody may own two.`,
  'city-full': p => `The ${building(p.building)} does not fit: you have ${count(p.free, 'free city space')}.`,
  'too-expensive': p =>
    `The ${building(p.building)} costs you ${doubloons(p.price)}, and you have ${p.money}.`,
  'university-needed': () => 'Only an occupied University brings a colonist with a new building.',
  'statue-no-circle': () => 'The Statue has no circle for a colonist.',
  'university-stays': () =>
    'The University serves the new building only if its own worker is not given at the Black Market.',
  'give-not-yours': () => 'You have nothing there that you could give.',
  'give-once': () => 'A colonist or noble, a good and a point are given in this order, each at most once.',
  'give-needed': p => `You cannot keep this back: you are still short of ${doubloons(p.short)}.`,
  'not-produced': p => `You did not produce any ${goods(p.good)} in this phase.`,
  'supply-empty': p => `There is no ${goods(p.good)} left in the supply.`,
  'library-different': () => 'The two extra goods from the Library must be of different kinds.',
  'goods-missing': p => `You have no ${goods(p.good)}.`,
  'house-full': () => 'The trading house is full.',
  'house-has-kind': p =>
    `The trading house already holds ${goods(p.good)}; it takes an occupied Office to sell it again.`,
  'post-needed': () => 'You have no occupied Trading Post.',
  'supply-limit': () => 'The Royal Supplier takes one barrel of each kind, and no more than you have nobles.',
  'ship-full': () => 'This ship is full.',
  'ship-other-kind': p => `This ship carries ${goods(p.good)}, and a ship carries only one kind.`,
  'kind-on-other-ship': p => `${capital(goods(p.good))} is already on ship ${p.ship} and may go on no other.`,
  'ship-takes-less': p =>
    `You must choose a ship that takes as much as possible: ${count(p.most, 'barrel')}.`,
  'ship-not-in-game': () => 'There is no such ship in this game.',
  'wharf-needed': () => 'You have no occupied wharf of this kind.',
  'wharf-used': () => 'You have already used this wharf in this phase.',
  'must-load': () => 'You can load, so you must.',
  'mix-count': p =>
    `Say how much ${goods(p.good)} you ship, no more than you have; one barrel at least must go.`,
  'store-limit': () => 'Keep exactly what your warehouses take, and one single barrel more.',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
