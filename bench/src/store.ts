import { blankNode, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { changeOf, createHistory, createStore, USER_SOURCE, type History, type Store } from '@heddle/store'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 15
const CALLS = 20_000
/** Steps over the records, so that each call meets another one. */
const STRIDE = 7919
const PATH = 'props/text/ru'
const LIMIT = 1000

interface Subject {
  readonly set: (id: string, text: string) => void
  readonly setAndUndo: (id: string, text: string) => void
}

/** Nodes as a page holds them. */
function makeRecords(count: number): readonly NodeRecord[] {
  return Array.from({ length: count }, (_, at) => ({
    ...blankNode(`n${String(at).padStart(15, '0')}`, 'text', {
      parentId: `p${String(at % 100).padStart(15, '0')}`,
      slot: 'children',
      index: `a${at}`,
    }),
    props: { text: { ru: `Text ${at}` }, tag: { default: 'p' } },
    styles: { default: { color: '#000', 'margin-top': '0' } },
  }))
}

/** The least that could do the work: a map, copies of what lies on the path, and a bounded log of patches. */
function bareMap(records: readonly NodeRecord[]): Subject {
  const map = new Map(records.map((record) => [record.id, record]))
  const log: { readonly id: string; readonly path: string; readonly from: unknown; readonly to: unknown }[] = []
  function write(id: string, record: NodeRecord, text: unknown) {
    map.set(id, { ...record, props: { ...record.props, text: { ...record.props['text'], ru: String(text) } } })
  }
  function set(id: string, text: string) {
    const record = map.get(id)
    if (record === undefined) return
    log.push({ id, path: PATH, from: record.props['text']?.['ru'], to: text })
    if (log.length > LIMIT) log.shift()
    write(id, record, text)
  }
  return {
    set,
    setAndUndo(id, text) {
      set(id, text)
      const patch = log.pop()
      const record = map.get(id)
      if (patch !== undefined && record !== undefined) write(id, record, patch.from)
    },
  }
}

function ourStore(store: Store<DocumentRecord>, history: History<DocumentRecord>): Subject {
  function set(id: string, text: string) {
    const record = store.get(id)
    if (record?.kind !== 'node') return
    history.mark('Edit text')
    store.apply(changeOf(id, PATH, String(record.props['text']?.['ru']), text), USER_SOURCE)
  }
  return {
    set,
    setAndUndo(id, text) {
      set(id, text)
      history.undo()
    },
  }
}

/** Setting one property of a record with history, alone and with undo, against a bare map; loading. */
export async function benchStore(): Promise<BenchmarkResult> {
  const rows: BenchmarkRow[] = []
  for (const size of SIZES) rows.push(...measure(size))
  rows.push({
    label: `load ${SIZES[0]?.toLocaleString('en')} records`,
    value: median(loads(SIZES[0] ?? 0)),
    unit: 'ms',
    aim: 'at most 30 ms',
  })
  return { name: 'Document store', rows }
}

function measure(size: number): readonly BenchmarkRow[] {
  const records = makeRecords(size)
  const ids = records.map(({ id }) => id)
  const store = createStore<DocumentRecord>(records)
  const subjects = { bare: bareMap(records), ours: ourStore(store, createHistory(store)) }
  const times: Record<'bare' | 'ours', Record<keyof Subject, number[]>> = {
    bare: { set: [], setAndUndo: [] },
    ours: { set: [], setAndUndo: [] },
  }
  let at = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const work of ['set', 'setAndUndo'] as const) {
      for (const name of ['bare', 'ours'] as const) {
        const run = subjects[name][work]
        const start = performance.now()
        for (let call = 0; call < CALLS; call += 1) {
          at = (at + STRIDE) % size
          run(ids[at] ?? '', `Text ${call}`)
        }
        times[name][work].push(((performance.now() - start) * 1000) / CALLS)
      }
    }
  }
  const row = (work: keyof Subject, label: string): BenchmarkRow => {
    const [value, baseline] = [median(times.ours[work]), median(times.bare[work])]
    return {
      label: `${label}, ${size.toLocaleString('en')} records`,
      value,
      unit: 'µs',
      ratio: value / baseline,
      baseline: `bare Map, same copies, patch log: ${baseline.toFixed(3)} µs`,
      aim: 'at most 4×',
    }
  }
  return [row('set', 'set one property'), row('setAndUndo', 'set and undo')]
}

function loads(size: number): readonly number[] {
  const records = makeRecords(size)
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    createStore<DocumentRecord>(records)
    return performance.now() - start
  })
}
