import type { Page } from '@playwright/test'
import { median, type BenchmarkRow } from '../result.ts'
import type { Bench } from './bench.ts'
import { CONTENDER_LABELS } from './contenders.ts'
import { keyedPage } from './documents/keyed.ts'
import { compare, createSamples } from './samples.ts'
import { visit } from './visit.ts'
import { ID, KEYED, LABEL } from './work.ts'

const PEERS = ['hand', 'signals'] as const
const ACTS = {
  create: 'create 1,000 rows',
  replace: 'replace 1,000 rows',
  update: 'update each 10th row',
  select: 'select a row',
  swap: 'swap two rows',
  remove: 'remove a row',
  append: 'append 1,000 rows',
  clear: 'clear 1,000 rows',
} as const
type Act = keyof typeof ACTS

/** The keyed operations of js-framework-benchmark, and whether rows stay the elements they were. */
export async function benchKeyed({ browser, publisher, contenders, runs, inTurn }: Bench): Promise<readonly BenchmarkRow[]> {
  const samples = createSamples()
  const heddle = await publisher.publish('keyed', keyedPage)
  const addresses = { heddle, ...Object.fromEntries(PEERS.map((name) => [name, contenders.addressOf(name, 'keyed', 0)])) }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of inTurn(Object.entries(addresses), run)) {
      await visit(browser, address, { controls: Object.values(KEYED) }, async ({ page }) => {
        const { times, kept } = await timeKeyed(page)
        for (const act of Object.keys(ACTS) as Act[]) samples.add(name, act, median(times[act] ?? []))
        samples.add(name, 'kept', kept)
      })
    }
  }
  const baseline = (name: (typeof PEERS)[number], act: string) => ({
    label: CONTENDER_LABELS[name],
    samples: samples.of(name, act),
  })
  const rows = Object.entries(ACTS).flatMap(([act, label]) => [
    compare(`keyed: ${label}`, 'ms', samples.of('heddle', act), baseline('signals', act), { ratio: 1.1 }),
    compare('— by hand', 'ms', samples.of('hand', act), undefined),
  ])
  const lost = samples.of('heddle', 'kept').map((kept) => 1000 - kept)
  return [
    ...rows,
    compare('keyed: rows that are other elements after update, swap, select', 'rows', lost, undefined, { value: 0 }),
  ]
}

/** Times the operations in one page, each after it ran before untimed; `kept`: rows that are still the same elements. */
async function timeKeyed(page: Page) {
  return page.evaluate(
    async ({ id, keyed, label }) => {
      const body = document.querySelector(`#${id.keyed} tbody`)
      const times: Record<string, number[]> = {}
      const rowAt = (at: number): Element | null | undefined => body?.children[at]
      const idAt = (at: number): number => Number(rowAt(at)?.querySelector('span')?.textContent)
      const has = (count: number) => body?.childElementCount === count
      const labelAt = (at: number) => rowAt(at)?.querySelector(`.${label}`)
      const press = (name: string) => () => harness.click(document.getElementById(name))
      let first = 1
      const run = async (act: string, isTimed: boolean, make: () => readonly [() => void, () => boolean]): Promise<void> => {
        const [doIt, isDone] = make()
        const { laidOut } = await harness.time(doIt, isDone)
        if (isTimed) times[act] = [...(times[act] ?? []), laidOut]
      }
      const create = () => {
        const from = first
        first += 1000
        return [press(keyed.create), () => has(1000) && idAt(0) === from && idAt(999) === from + 999] as const
      }
      const clear = () => [press(keyed.clear), () => has(0)] as const
      const update = () => {
        const before = labelAt(990)?.textContent ?? ''
        return [press(keyed.update), () => labelAt(990)?.textContent === `${before} !!!`] as const
      }
      const select = (at: number) => () =>
        [() => harness.click(labelAt(at)), () => rowAt(at)?.getAttribute('data-selected') === 'yes'] as const
      const swap = () => {
        const [one, other] = [idAt(1), idAt(998)]
        return [press(keyed.swap), () => idAt(1) === other && idAt(998) === one] as const
      }
      const remove = () => {
        const [count, next] = [body?.childElementCount ?? 0, idAt(5)]
        return [() => harness.click(rowAt(4)?.querySelector('button')), () => has(count - 1) && idAt(4) === next] as const
      }
      const append = () => {
        const count = body?.childElementCount ?? 0
        const last = first + 999
        first += 1000
        return [press(keyed.append), () => has(count + 1000) && idAt(count + 999) === last] as const
      }

      for (let round = 0; round < 3; round += 1) {
        await run('create', round > 0, create)
        await run('replace', round > 0, create)
        const before = new Map([...(body?.children ?? [])].map((row) => [row.querySelector('span')?.textContent, row]))
        for (let time = 0; time < 3; time += 1) {
          await run('update', round > 0, update)
          await run('select', round > 0, select(2 + time))
          await run('swap', round > 0, swap)
        }
        const kept = [...(body?.children ?? [])].filter(
          (row) => before.get(row.querySelector('span')?.textContent) === row,
        ).length
        times['kept'] = [kept]
        for (let time = 0; time < 3; time += 1) await run('remove', round > 0, remove)
        await run('append', round > 0, append)
        await run('clear', false, clear)
        await run('create', false, create)
        await run('clear', round > 0, clear)
      }
      const [kept = 0] = times['kept'] ?? []
      return { times: times, kept }
    },
    { id: ID, keyed: KEYED, label: LABEL },
  )
}
