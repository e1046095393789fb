import type { Phase } from '../../frames.ts'
import type { Tables } from '../../set/tables.ts'
import { at } from '../lookup.ts'
import { plotText } from './actions.ts'
import { some, the } from './effects.ts'

/** What the deciding seat is asked. */
export function promptText(frame: Phase, { plans }: Tables): string {
  switch (frame.kind) {
    case 'keep':
      return 'Keep one of your two Clergy tiles'
    case 'draft':
      return `Choose ${frame.left > 1 ? `${frame.left} cards` : 'a card'} for your first hand; the others go on to the left`
    case 'turn':
      return 'Play a card, or discard one for 1 gold'
    case 'room':
      return frame.row === 'any'
        ? 'Your portfolio is full: discard a card to make room'
        : `The ${frame.row} row of your portfolio is full: discard a card from it`
    case 'surplus':
      return 'Your portfolio limit has fallen: discard a card'
    case 'market':
      return 'Now sell goods or trade with the nobles'
    case 'selling':
      return 'Sell another good, or stop'
    case 'trading':
      return 'Trade once more, or stop'
    case 'fee':
      return `How much of the price of ${frame.cost} do you pay in réis?`
    case 'audience':
      return `Do one State action of the ${the.kind(frame.noble)} first, or none`
    case 'follow':
      return `Return your Royal Favor to follow to the ${the.kind(frame.noble)}, or stay out`
    case 'errands':
      return frame.may ? 'Do another State action, or stop' : 'Choose a State action'
    case 'favor':
      return 'Choose a Royal Favor'
    case 'ship':
      return 'Build a ship or upgrade one'
    case 'produce':
      return 'Produce goods, or decline'
    case 'plan':
      return 'Choose an architect’s plan'
    case 'take-good':
      return 'Choose a good'
    case 'raise-price':
      return 'Choose a good whose price rises by 1'
    case 'take-cube':
      return 'Choose a cube from the rubble pile'
    case 'cardinal':
      return 'Move the Cardinal and take a Clergy tile beside him'
    case 'clergy':
      return 'Take one of the Clergy tiles beside the Cardinal'
    case 'recruit':
      return frame.most === 1
        ? 'Choose an office for your official'
        : `Choose different offices for up to ${frame.most} officials`
    case 'extra':
      return 'Choose a type for the extra good'
    case 'lose-good':
      return 'Choose a good to lose'
    case 'lose-favor':
      return 'Choose a Royal Favor to return'
    case 'lose-official':
      return 'Choose the office to take an official back from'
    case 'decree':
      return 'Choose a decree'
    case 'second-decree':
      return 'Spend a rubble-set marker on a second decree, or not'
    case 'store':
      return 'Choose a City tile and a plot for your store'
    case 'clear':
      return `Choose the cube you clear for your store on ${plotText(frame.plot)}`
    case 'house':
      return 'Choose the group your house comes from'
    case 'open':
      return 'Choose a place for the public building'
    case 'raise':
      return `Choose a plan and a building for ${the.spot(frame.spot)}`
    case 'staff':
      return `Choose which of your officials staff the building (${some(frame.need, 'official')}, plan for ${at(plans, frame.plan).officials})`
    case 'draw':
      return 'Take a card from one of the piles'
    case 'church':
      return 'Church scoring: give up Clergy tiles for wigs and influence, or none'
    case 'renew':
      return 'Discard any number of cards before the second period'
    case 'rewards':
      return 'Take the reward of a discarded card'
  }
}
