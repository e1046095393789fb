import { quantile } from '@ludoteca/harness/figures.ts'
import { expect, test } from 'vitest'
import { transactionSeconds, transactions } from '../../scale/measure/slopes.ts'
import { Agenda } from '../../scale/sim/agenda.ts'
import { Dice } from '../../scale/sim/dice.ts'
import { Station, Together } from '../../scale/sim/station.ts'

/** Seconds that each waited, and took in all, in a queue with random arrivals. */
function through(options: {
  readonly rate: number
  readonly servers: number
  readonly count: number
  readonly most?: number
  readonly service: (dice: Dice) => number
}) {
  const agenda = new Agenda()
  const dice = new Dice(7)
  const station = new Station(agenda, options.servers, options.most)
  const waits: number[] = []
  const taken: number[] = []
  let left = options.count
  const arrive = (): void => {
    const seconds = options.service(dice)
    const came = agenda.now
    station.ask(seconds, () => {
      taken.push(agenda.now - came)
      waits.push(agenda.now - came - seconds)
    })
    if (--left > 0) agenda.in(dice.exponential(1 / options.rate), arrive)
  }
  agenda.at(0, arrive)
  agenda.run()
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / values.length
  return {
    station,
    meanWait: mean(waits),
    taken,
    waited: waits.filter(each => each > 1e-9).length / waits.length,
  }
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Erlang's formula: who has to wait, and how long on average, with exponential service. */
function erlang(rate: number, service: number, servers: number): { waits: number; meanWait: number } {
  const load = rate * service
  const full = load ** servers / factorial(servers) / (1 - load / servers)
  const others = Array.from({ length: servers }, (_, n) => load ** n / factorial(n))
  const waits = full / (full + others.reduce((sum, each) => sum + each, 0))
  return { waits, meanWait: (waits * service) / (servers - load) }
}

test.each([
  { servers: 1, rate: 7 },
  { servers: 2, rate: 15 },
  { servers: 8, rate: 68 },
])('a queue before $servers servers waits as Erlang says', ({ servers, rate }) => {
  const service = 0.1
  const found = through({ rate, servers, count: 400_000, service: dice => dice.exponential(service) })
  const law = erlang(rate, service, servers)
  expect(Math.abs(found.waited / law.waits - 1)).toBeLessThan(0.03)
  expect(Math.abs(found.meanWait / law.meanWait - 1)).toBeLessThan(0.06)
})

test.each([0, 0.5, 2])(
  'a queue with a spread of service of %s waits as Pollaczek and Khinchine say',
  spread => {
    const [rate, service] = [7, 0.1]
    const found = through({
      ...{ rate, servers: 1, count: 400_000 },
      service: dice => dice.lognormal(service, spread),
    })
    const load = rate * service
    const law = (load * service * (1 + spread * spread)) / (2 * (1 - load))
    expect(Math.abs(found.meanWait / law - 1)).toBeLessThan(0.06)
  },
)

test('where nobody else is, everything takes as long as it takes', () => {
  const found = through({ rate: 0.001, servers: 1, count: 200, service: () => 0.25 })
  expect(quantile(found.taken, 0)).toBeCloseTo(0.25, 9)
  expect(quantile(found.taken, 1)).toBeCloseTo(0.25, 9)
})

test('whoever came was served or refused', () => {
  const found = through({
    rate: 50,
    servers: 2,
    count: 20_000,
    most: 5,
    service: dice => dice.exponential(0.1),
  })
  expect(found.station.refused).toBeGreaterThan(1_000)
  expect(found.station.served + found.station.refused).toBe(20_000)
  expect(found.station.present).toBe(0)
  expect(found.station.arrived).toBe(20_000)
})

test('one transaction at a time is shared as its formula says', () => {
  for (const rate of [20, 300, 2_000]) {
    const agenda = new Agenda()
    const dice = new Dice(3)
    const node = new Together((_, done) => agenda.in(0.004, done))
    let left = 100_000
    const arrive = (): void => {
      node.ask(() => {})
      if (--left > 0) agenda.in(dice.exponential(1 / rate), arrive)
    }
    agenda.at(0, arrive)
    agenda.run()
    expect(node.served).toBe(100_000)
    const law = transactions(rate, 0.004)
    expect(Math.abs(node.rounds / agenda.now / law - 1)).toBeLessThan(0.02)
    expect(transactionSeconds(rate, law)).toBeCloseTo(0.004, 6)
  }
})

test('things happen in order of time, and in the order they were put down', () => {
  const agenda = new Agenda()
  const dice = new Dice(1)
  const seen: number[] = []
  const times = Array.from({ length: 2_000 }, () => dice.below(300))
  for (const [n, time] of times.entries()) agenda.at(time, () => seen.push(n))
  agenda.run()
  const wanted = times.map((time, n) => ({ time, n })).toSorted((a, b) => a.time - b.time || a.n - b.n)
  expect(seen).toEqual(wanted.map(each => each.n))
})

test('dice fall as they should', () => {
  const dice = new Dice(5)
  const many = <T>(throwOne: () => T): T[] => Array.from({ length: 200_000 }, throwOne)
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / values.length
  expect(Math.abs(mean(many(() => dice.next())) - 0.5)).toBeLessThan(0.005)
  expect(Math.abs(mean(many(() => dice.exponential(3))) - 3)).toBeLessThan(0.05)
  expect(Math.abs(mean(many(() => dice.poisson(4))) - 4)).toBeLessThan(0.05)
  expect(Math.abs(mean(many(() => dice.poisson(90))) - 90)).toBeLessThan(0.5)
  expect(Math.abs(mean(many(() => dice.lognormal(2, 0.7))) - 2)).toBeLessThan(0.03)
  expect(many(() => dice.weighted([1, 0, 3])).filter(each => each === 1)).toEqual([])
  expect(new Dice(9).next()).toBe(new Dice(9).next())
  expect(new Dice(9).next()).not.toBe(new Dice(10).next())
})
