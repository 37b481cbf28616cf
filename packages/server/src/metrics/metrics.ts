/** Values by name for each series: `{ place: 'site' }`. Nothing of a person, a project or an address belongs here. */
export type Labels = Readonly<Record<string, string>>

export interface Metrics {
  /** Counts what happened. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void
  /** Counts values by how large they are; `bounds` rise. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number, labels?: Labels) => void
  /** Reads what is so now, each time it is asked. */
  gauge(name: string, help: string, read: () => number | readonly (readonly [Labels, number])[]): void
  /** All of them in the text format of Prometheus. */
  print(): string
}

interface Metric {
  readonly type: 'counter' | 'histogram' | 'gauge'
  readonly help: string
  readonly lines: () => readonly string[]
}

export function createMetrics(): Metrics {
  const metrics = new Map<string, Metric>()
  return {
    counter(name, help) {
      const sums = new Map<string, number>()
      metrics.set(name, { type: 'counter', help, lines: () => [...sums].map(([labels, sum]) => `${name}${labels} ${sum}`) })
      return (labels = {}, by = 1) => {
        const key = printLabels(labels)
        sums.set(key, (sums.get(key) ?? 0) + by)
      }
    },
    histogram(name, help, bounds) {
      const series = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number }>()
      const lines = () =>
        [...series.values()].flatMap(({ labels, counts, sum }) => {
          let below = 0
          const buckets = [...bounds, Infinity].map((bound, at) => {
            below += counts[at] ?? 0
            return `${name}_bucket${printLabels({ ...labels, le: bound === Infinity ? '+Inf' : String(bound) })} ${below}`
          })
          return [...buckets, `${name}_sum${printLabels(labels)} ${sum}`, `${name}_count${printLabels(labels)} ${below}`]
        })
      metrics.set(name, { type: 'histogram', help, lines })
      return (value, labels = {}) => {
        const key = printLabels(labels)
        const one = series.get(key) ?? { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 }
        series.set(key, one)
        const at = bounds.findIndex((bound) => value <= bound)
        const place = at < 0 ? bounds.length : at
        one.counts[place] = (one.counts[place] ?? 0) + 1
        one.sum += value
      }
    },
    gauge(name, help, read) {
      const lines = () => {
        const values = read()
        return (typeof values === 'number' ? [[{}, values] as const] : values).map(
          ([labels, value]) => `${name}${printLabels(labels)} ${value}`,
        )
      }
      metrics.set(name, { type: 'gauge', help, lines })
    },
    print: () =>
      [...metrics]
        .flatMap(([name, { type, help, lines }]) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines(), ''])
        .join('\n'),
  }
}

/** Who counts often gives the same object again. */
const printed = new WeakMap<Labels, string>()

function printLabels(labels: Labels): string {
  let text = printed.get(labels)
  if (text === undefined) printed.set(labels, (text = writeLabels(labels)))
  return text
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escapeSign)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeSign = (sign: string): string => (sign === '\n' ? '\\n' : `\\${sign}`)
