import type { GameEvent } from '@ludoteca/engine'
import type { Moment } from '@ludoteca/review'
import { expect, test } from 'vitest'
import { together } from '../../src/review/together.ts'

const told = (event: GameEvent): string | null => (event.type === 'told' ? 'placed' : null)
const step = (seat: number, ...types: string[]) => ({ seat, events: types.map(type => ({ type })) })
const moment = (at: number, loss: number): Moment => ({
  step: at,
  seat: 0,
  class: 'mistake',
  loss,
  made: '',
  best: '',
  helped: [],
  why: null,
})

test('what one seat chose piece by piece, with nothing told until the last, is one moment, the worst part first', () => {
  const steps = [
    step(0, 'told'),
    step(0),
    step(0, 'quiet'),
    step(0, 'told'),
    step(0, 'told'),
    step(1),
    step(0),
  ]
  const moments = [moment(0, 0.06), moment(1, 0.07), moment(3, 0.12), moment(4, 0.2), moment(6, 0.05)]
  expect(together(moments, steps, told).map(each => each.map(one => one.step))).toEqual([
    [4],
    [3, 1],
    [0],
    [6],
  ])
})
