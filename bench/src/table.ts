import type { BenchmarkRow } from './result.ts'

/** A benchmark that was asked for, with the parts of it. */
export interface Asked {
  readonly name: string
  /** Empty: all of them. */
  readonly parts: readonly string[]
}

/**
 * What the words of the command line ask for: names of benchmarks, and after a name its parts. No words ask for all.
 * @param known names with the parts each has
 * @returns what to run, or the words that name nothing
 */
export function readAsked(
  words: readonly string[],
  known: Readonly<Record<string, readonly string[]>>,
): { readonly asked: readonly Asked[]; readonly unknown: readonly string[] } {
  if (words.length === 0) return { asked: Object.keys(known).map((name) => ({ name, parts: [] })), unknown: [] }
  const asked: Asked[] = []
  const unknown: string[] = []
  for (const word of words) {
    const last = asked.at(-1)
    if (Object.hasOwn(known, word)) asked.push({ name: word, parts: [] })
    else if (last && known[last.name]?.includes(word)) asked.splice(-1, 1, { ...last, parts: [...last.parts, word] })
    else unknown.push(word)
  }
  return { asked, unknown }
}

/** Rows as a table of Markdown. */
export function writeTable(rows: readonly BenchmarkRow[]): string {
  const lines = rows.map((row) => `| ${cells(row).join(' | ')} |`)
  return ['| what | median | ratio | against | aim |', '|---|---:|---:|---|---|', ...lines].join('\n')
}

function cells({ label, value, unit, spread, ratio, baseline, aim, isMet }: BenchmarkRow): readonly string[] {
  const between = spread ? ` (${short(spread[0])}–${short(spread[1])})` : ''
  const verdict = isMet === undefined ? '' : isMet ? ': met' : ': missed'
  return [
    label,
    `${short(value)} ${unit}${between}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    baseline ?? '',
    aim === undefined ? '' : `${aim}${verdict}`,
  ]
}

/** Three digits that count. */
export function short(value: number): string {
  return (value >= 100 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en')
}
