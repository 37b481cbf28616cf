import type { Page } from '@playwright/test'
import { median, type BenchmarkRow } from '../result.ts'
import type { Bench } from './bench.ts'
import { CONTENDER_LABELS, type ContenderName } from './contenders.ts'
import { textsPage } from './documents/texts.ts'
import { compare, createSamples } from './samples.ts'
import { SLOWDOWN, visit } from './visit.ts'
import { CHANGED, ID, shownText, textId } from './work.ts'

const PEERS = ['hand', 'solid', 'vue', 'signals'] as const satisfies readonly ContenderName[]
const CASES = [
  { key: '1,000', work: 'texts', count: 1000 },
  { key: '10,000', work: 'texts', count: 10_000 },
  { key: 'one variable', work: 'all', count: 1000 },
] as const
/** Acts of a run; those before them warm up. */
const ACTS = 9
const WARM = 4

/** Texts bound to variables: what one change takes, from the variable and from the field. */
export async function benchTexts({ browser, publisher, contenders, runs, inTurn }: Bench): Promise<readonly BenchmarkRow[]> {
  const samples = createSamples()
  for (const { key, work, count } of CASES) {
    const heddle = await publisher.publish(`${work} ${count}`, (place) => textsPage(place, count, work === 'all'))
    const addresses = { heddle, ...Object.fromEntries(PEERS.map((name) => [name, contenders.addressOf(name, work, count)])) }
    for (let run = 0; run < runs; run += 1) {
      for (const [name, address] of inTurn(Object.entries(addresses), run)) {
        await visit(browser, address, { controls: [ID.field], slowdown: SLOWDOWN }, async ({ page, ready, heap }) => {
          const figures = await timeTexts(page, textId(work === 'all' ? count - 1 : CHANGED))
          samples.add(name, `${key} write`, median(figures.write))
          samples.add(name, `${key} type`, median(figures.type))
          samples.add(name, `${key} changes`, figures.changes)
          samples.add(name, `${key} ready`, ready)
          samples.add(name, `${key} heap`, await heap())
        })
      }
    }
  }
  const row = (label: string, unit: string, figure: string, against: (typeof PEERS)[number], aim = {}): BenchmarkRow =>
    compare(
      label,
      unit,
      samples.of('heddle', figure),
      { label: CONTENDER_LABELS[against], samples: samples.of(against, figure) },
      aim,
    )
  const others = (figure: string, unit: string): readonly BenchmarkRow[] =>
    PEERS.map((name) => compare(`— ${CONTENDER_LABELS[name]}`, unit, samples.of(name, figure), undefined))
  const few = { label: 'of 1,000', samples: samples.of('heddle', '1,000 type') }
  return [
    row('1 of 1,000 texts: variable to DOM', 'ms', '1,000 write', 'solid', { ratio: 1.3 }),
    row('1 of 1,000 texts: key to DOM, with workflow', 'ms', '1,000 type', 'hand', { value: 3 }),
    ...others('1,000 type', 'ms'),
    row('the same: changes of the document besides the field', 'changes', '1,000 changes', 'hand', { value: 1 }),
    row('1 of 10,000 texts: variable to DOM', 'ms', '10,000 write', 'solid', { ratio: 1.3 }),
    compare('1 of 10,000 texts: key to DOM, with workflow', 'ms', samples.of('heddle', '10,000 type'), few, { ratio: 1.2 }),
    ...others('10,000 type', 'ms'),
    row('1,000 texts on one variable: variable to DOM', 'ms', 'one variable write', 'solid', { ratio: 1.3 }),
    row('1,000 texts on one variable: key to DOM', 'ms', 'one variable type', 'solid'),
    ...others('one variable type', 'ms'),
    row('10,000 bound texts: ready (full speed)', 'ms', '10,000 ready', 'solid'),
    row('1,000 bound texts: heap', 'MB', '1,000 heap', 'solid'),
    row('10,000 bound texts: heap', 'MB', '10,000 heap', 'solid', { value: 20 }),
  ]
}

/** Times writes of the variable and keys of the field, until a text shows them. */
async function timeTexts(page: Page, last: string) {
  return page.evaluate(
    async ({ field, id, prefix, acts, warm }) => {
      const text = document.getElementById(id)
      const isShown = (value: string): boolean => text?.textContent === prefix + value
      const shows = (value: string) => () => isShown(value)
      const besides = document.getElementById(field)
      const [type, write] = [[] as number[], [] as number[]]
      await harness.find(() => harness.type(field, 'find me'), 'find me', isShown)
      for (let act = 0; act < acts + warm; act += 1) {
        const typed = await harness.time(() => harness.type(field, `typed ${act}`), shows(`typed ${act}`))
        const wrote = await harness.time(() => harness.write(`written ${act}`), shows(`written ${act}`))
        if (act < warm) continue
        type.push(typed.work)
        write.push(wrote.work)
      }
      const changes = await harness.changes(() => harness.type(field, 'counted'), shows('counted'), besides)
      return { type, write, changes }
    },
    { field: ID.field, id: last, prefix: shownText(''), acts: ACTS, warm: WARM },
  )
}
