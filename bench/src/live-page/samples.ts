import { median, type BenchmarkRow } from '../result.ts'
import { short } from '../table.ts'

/** Figures of the runs of one contender. */
export type Samples = readonly number[]

/** What is to be reached: at most so many times the baseline, or at most so much. */
export interface Aim {
  readonly ratio?: number
  readonly value?: number
}

/** Collects figures by contender and name. */
export function createSamples() {
  const kept = new Map<string, number[]>()
  return {
    add(contender: string, figure: string, value: number): void {
      const key = `${contender} ${figure}`
      kept.set(key, [...(kept.get(key) ?? []), value])
    },
    of: (contender: string, figure: string): Samples => kept.get(`${contender} ${figure}`) ?? [],
  }
}

export type SampleStore = ReturnType<typeof createSamples>

/** A figure with its least and greatest. */
export const withSpread = (samples: Samples, unit: string): string =>
  `${short(median(samples))} ${unit} (${short(Math.min(...samples))}–${short(Math.max(...samples))})`

/**
 * A row of the table: what Heddle takes, beside the baseline of the same runs, and whether the aim is met.
 * @param baseline contender's label and samples
 */
export function compare(
  label: string,
  unit: string,
  ours: Samples,
  baseline: { readonly label: string; readonly samples: Samples } | undefined,
  aim: Aim = {},
): BenchmarkRow {
  const value = median(ours)
  const limit = baseline && median(baseline.samples)
  const ratio = limit !== undefined && limit > 0 ? value / limit : undefined
  const isMet =
    aim.ratio === undefined && aim.value === undefined
      ? undefined
      : (aim.ratio === undefined || (ratio ?? Number.POSITIVE_INFINITY) <= aim.ratio) &&
        (aim.value === undefined || value <= aim.value)
  const wanted = [
    ...(aim.ratio === undefined ? [] : [`at most ${aim.ratio}×`]),
    ...(aim.value === undefined ? [] : [`at most ${aim.value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`]),
  ]
  return {
    label,
    value,
    unit,
    spread: [Math.min(...ours), Math.max(...ours)],
    ...(ratio !== undefined && { ratio }),
    ...(baseline && { baseline: `${baseline.label}: ${withSpread(baseline.samples, unit)}` }),
    ...(isMet !== undefined && { aim: wanted.join(', '), isMet }),
  }
}
