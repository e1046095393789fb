import type { Emit, Seat } from '@ludoteca/engine'
import { FIRST_BUILDING } from '../actions.ts'
import { B, CIRCLES, NOBLE_MATTERS } from '../data/buildings.ts'
import { GOODS } from '../data/goods.ts'
import type { Event, Source } from '../events.ts'
import { CITY_FULL, COLONISTS_OUT, type Player, POOL_EMPTY, player, type State } from '../state.ts'

/** PR-051, PR-052: a building works while at least one worker is in it. */
export const works = (p: Player, building: number): boolean => (p.staff[building] as number) > 0

export function noblesIn(p: Player, building: number): number {
  let count = 0
  for (const b of p.nobleIn) if (b === building) count++
  return count
}

export const colonistWorks = (p: Player, building: number): boolean =>
  works(p, building) && noblesIn(p, building) < (p.staff[building] as number)
export const nobleWorks = (p: Player, building: number): boolean =>
  works(p, building) && noblesIn(p, building) > 0

/** All tokens of a player, nobles included. */
export function people(p: Player): number {
  let sum = p.sanJuan
  for (const count of p.crew) sum += count
  for (const b of p.built) sum += p.staff[b] as number
  return sum
}

export function islandUsed(p: Player): number {
  let sum = 0
  for (const count of p.tiles) sum += count
  for (const count of p.forests) sum += count
  return sum
}

export function plantations(p: Player): number {
  let sum = 0
  for (let good = 0; good < GOODS.length; good++) sum += p.tiles[good] as number
  return sum
}

/** Circles of a group: a tile kind, or a building. */
export const circles = (p: Player, group: number): number =>
  group < FIRST_BUILDING ? (p.tiles[group] as number) : (CIRCLES[group - FIRST_BUILDING] as number)

export const workersOn = (p: Player, group: number): number =>
  group < FIRST_BUILDING ? (p.crew[group] as number) : (p.staff[group - FIRST_BUILDING] as number)

export function addWorker(p: Player, group: number, noble: boolean): void {
  if (group < FIRST_BUILDING) p.crew[group] = (p.crew[group] as number) + 1
  else {
    const building = group - FIRST_BUILDING
    p.staff[building] = (p.staff[building] as number) + 1
    if (noble && NOBLE_MATTERS.includes(building)) p.nobleIn.push(building)
  }
}

export function removeWorker(p: Player, group: number, noble: boolean): void {
  if (group < FIRST_BUILDING) p.crew[group] = (p.crew[group] as number) - 1
  else {
    const building = group - FIRST_BUILDING
    p.staff[building] = (p.staff[building] as number) - 1
    if (noble && NOBLE_MATTERS.includes(building)) p.nobleIn.splice(p.nobleIn.indexOf(building), 1)
  }
}

export const workerWaits = (s: State): boolean => s.colonists > 0 || s.ship > 0

/** Hospice and university: a worker from the supply, else from the ship (a noble only when nobody else is there). */
export function hire(s: State, p: Player, group: number | null): Source {
  let noble = false
  const source = s.colonists > 0 ? 'supply' : 'ship'
  if (source === 'supply') s.colonists--
  else {
    s.ship--
    noble = s.shipNobles > s.ship
    if (noble) {
      s.shipNobles--
      p.nobles++
    }
  }
  if (group === null) p.sanJuan++
  else addWorker(p, group, noble)
  return source
}

export function endGame(s: State, why: number, seat: Seat | null, emit?: Emit<Event>): void {
  if (s.ending & why) return
  s.ending |= why
  const name =
    why === COLONISTS_OUT ? 'colonists' : why === CITY_FULL ? 'city' : why === POOL_EMPTY ? 'points' : 'cap'
  emit?.({ type: 'endTriggered', why: name, seat })
}

/** Every point leaves the pool of chips; beyond it, points are credited on paper (PR-121). */
export function score(s: State, seat: Seat, points: number, emit?: Emit<Event>): void {
  if (points === 0) return
  const p = player(s, seat)
  p.points += points
  s.paid += points
  if (s.paid >= s.pool) endGame(s, POOL_EMPTY, seat, emit)
}

/** What the privilege of the role being played brings; a library doubles it. */
export const privilegeOf = (s: State): number => (s.doubled ? 2 : 1)

/** `step` counts from the player who chose the role. */
export const seatAt = (s: State, step: number): Seat => (s.chooser + step) % s.seats

/** Nobles who are not in a building where that matters. */
export const otherNobles = (p: Player): number => p.nobles - p.nobleIn.length

export const hasGuests = (p: Player): boolean => works(p, B.guesthouse)
