import type { OptionText } from '@ludoteca/engine'

const off = { name: 'Off' }
const on = { name: 'On' }

export const options: Readonly<Record<string, OptionText>> = {
  rules: {
    name: 'Rules',
    explain: 'Which text decides where two texts differ.',
    values: {
      text: { name: 'House text', explain: 'The room’s own rules text: point chips may lie open.' },
      published: { name: 'Published', explain: 'The published rules: point chips are kept face down.' },
    },
  },
  chips: {
    name: 'Point chips',
    explain: 'Whether you see how many chips the others have.',
    values: {
      open: { name: 'Open', explain: 'Everybody sees all chips.' },
      covered: { name: 'Face down', explain: 'The others’ totals are shown only when the game is over.' },
    },
  },
  governor: {
    name: 'First governor',
    explain: 'Who chooses the first role.',
    values: {
      random: { name: 'Random', explain: 'Drawn by lot.' },
      first: { name: 'First seat', explain: 'The first seat at the table.' },
    },
  },
  edition: {
    name: 'Edition',
    explain: 'Two small differences between printings.',
    values: {
      classic: {
        name: 'Classic',
        explain: '122 points with five players; Hacienda and Forest House exclude each other.',
      },
      deluxe: {
        name: 'Deluxe',
        explain: '126 points with five players; Hacienda and Forest House may meet.',
      },
    },
  },
  newBuildings: {
    name: 'New Buildings',
    explain: 'Adds 14 kinds; 17 violet kinds are chosen for the game.',
    values: { off, on },
  },
  nobles: {
    name: 'Nobles',
    explain: 'Adds 20 nobles and 8 kinds of buildings; a lack of colonists no longer ends the game.',
    values: { off, on },
  },
  selection: {
    name: 'Choice of buildings',
    explain: 'How the violet buildings are chosen when a module is used.',
    values: {
      draft: { name: 'Draft', explain: 'The players choose in turn, the governor first.' },
      random: { name: 'Random', explain: 'Drawn by lot, within the spaces of each cost.' },
    },
  },
  libraryGoods: {
    name: 'Craftsman with the Library',
    explain: 'Which two extra goods the Library’s owner may take as Craftsman.',
    values: {
      different: { name: 'Two kinds', explain: 'They must be of different kinds.' },
      any: { name: 'Any', explain: 'They may be of the same kind.' },
    },
  },
  balance: {
    name: 'Tournament balance',
    explain: 'University costs 7 and Factory 8; players who start with corn have 1 doubloon less.',
    values: { off, on },
  },
  strictOptional: {
    name: 'Production is voluntary',
    explain: 'Asks each player in the Craftsman phase whether to produce at all.',
    values: { off, on },
  },
}
