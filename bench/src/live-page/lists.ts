import type { Page } from '@playwright/test'
import { median, type BenchmarkRow } from '../result.ts'
import type { Bench } from './bench.ts'
import { CONTENDER_LABELS, type ContenderName } from './contenders.ts'
import { listPage } from './documents/list.ts'
import { compare, createSamples, type Aim } from './samples.ts'
import { visit } from './visit.ts'
import { changedAt, ID, makeRows, NEEDLE, shownRow, viewOf } from './work.ts'

const CASES = [
  { count: 1000, rounds: 4, peers: ['hand', 'windowed', 'solid', 'vue', 'signals'] },
  { count: 10_000, rounds: 2, peers: ['hand', 'windowed', 'solid', 'signals'] },
] as const satisfies readonly { readonly count: number; readonly rounds: number; readonly peers: readonly ContenderName[] }[]
const ACTS = ['filter', 'clear', 'sort', 'row'] as const

/** Lists with a filter, an order and a change of one row, until all of it is laid out. */
export async function benchLists({ browser, publisher, contenders, runs, inTurn }: Bench): Promise<readonly BenchmarkRow[]> {
  const samples = createSamples()
  for (const { count, rounds, peers } of CASES) {
    const heddle = await publisher.publish(`list ${count}`, (place) => listPage(place, count))
    const addresses = { heddle, ...Object.fromEntries(peers.map((name) => [name, contenders.addressOf(name, 'list', count)])) }
    for (let run = 0; run < runs; run += 1) {
      for (const [name, address] of inTurn(Object.entries(addresses), run)) {
        await visit(browser, address, { controls: [ID.filter, ID.sort, ID.change] }, async ({ page, ready, heap }) => {
          const times = await timeList(page, count, rounds)
          for (const act of ACTS) samples.add(name, `${count} ${act}`, median(times[act]))
          samples.add(name, `${count} ready`, ready)
          samples.add(name, `${count} heap`, await heap())
        })
      }
    }
  }
  const row = (label: string, unit: string, figure: string, against: ContenderName, aim: Aim = {}): BenchmarkRow => {
    const baseline = { label: CONTENDER_LABELS[against], samples: samples.of(against, figure) }
    return compare(label, unit, samples.of('heddle', figure), baseline, aim)
  }
  const others = (figure: string, unit: string, peers: readonly ContenderName[]): readonly BenchmarkRow[] =>
    peers.map((name) => compare(`— ${CONTENDER_LABELS[name]}`, unit, samples.of(name, figure), undefined))
  const [few, many] = CASES
  const fewReady = { label: 'of 1,000 rows', samples: samples.of('heddle', '1000 ready') }
  return [
    row('list of 1,000, all drawn: filter', 'ms', '1000 filter', 'hand', { ratio: 1.2 }),
    ...others('1000 filter', 'ms', few.peers),
    row('list of 1,000, all drawn: filter taken away', 'ms', '1000 clear', 'hand'),
    row('list of 1,000, all drawn: sort', 'ms', '1000 sort', 'hand', { ratio: 1.2 }),
    ...others('1000 sort', 'ms', few.peers),
    row('list of 1,000, all drawn: one row', 'ms', '1000 row', 'hand', { ratio: 1.2 }),
    ...others('1000 row', 'ms', few.peers),
    row('list of 10,000: sort', 'ms', '10000 sort', 'windowed', { value: 25 }),
    ...others('10000 sort', 'ms', many.peers),
    row('list of 10,000: one row', 'ms', '10000 row', 'windowed', { value: 10 }),
    ...others('10000 row', 'ms', many.peers),
    compare('list of 10,000: ready', 'ms', samples.of('heddle', '10000 ready'), fewReady, { ratio: 2 }),
    row('list of 10,000: heap', 'MB', '10000 heap', 'windowed', { value: 20 }),
    ...others('10000 heap', 'MB', many.peers),
  ]
}

/** Times acts on the list; what each must show is known beforehand. */
async function timeList(page: Page, count: number, rounds: number) {
  const rows = makeRows(count)
  const changed = rows[changedAt(rows)]
  const firstOf = (filter: string, isAscending: boolean): string => {
    const first = viewOf(rows, filter, isAscending)[0]
    return first ? shownRow(first) : ''
  }
  const expected = { all: firstOf('', true), found: firstOf(NEEDLE, true), turned: firstOf('', false) }
  const found = viewOf(rows, NEEDLE, true).length
  return page.evaluate(
    async ({ id, count, found, needle, expected, rounds, name, price }) => {
      const list = document.getElementById(id.list)
      // A list that draws only what is seen has the same rows and other texts in them.
      const isWhole = list?.childElementCount === count
      const shows = (text: string, all: number) => (): boolean =>
        list?.firstElementChild?.textContent === text && (!isWhole || list.childElementCount === all)
      const raised = (to: number) => (): boolean => {
        const text = `${name} — ${to}`
        for (let at = 0; at < 40; at += 1) if (list?.children[at]?.textContent === text) return true
        return false
      }
      const times = { filter: [] as number[], clear: [] as number[], sort: [] as number[], row: [] as number[] }
      const press = (button: string) => () => harness.click(document.getElementById(button))
      for (let round = 0; round < rounds; round += 1) {
        const acts = [
          ['filter', await harness.time(() => harness.type(id.filter, needle), shows(expected.found, found))],
          ['clear', await harness.time(() => harness.type(id.filter, ''), shows(expected.all, count))],
          ['sort', await harness.time(press(id.sort), shows(expected.turned, count))],
          ['sort', await harness.time(press(id.sort), shows(expected.all, count))],
          ['row', await harness.time(press(id.change), raised(price + round * 2 + 1))],
          ['row', await harness.time(press(id.change), raised(price + round * 2 + 2))],
        ] as const
        // The first round warms up.
        if (round > 0) for (const [act, { laidOut }] of acts) times[act].push(laidOut)
      }
      return times
    },
    { id: ID, count, found, needle: NEEDLE, expected, rounds, name: changed?.name ?? '', price: changed?.price ?? 0 },
  )
}
