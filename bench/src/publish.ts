import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LARGE_PAGES, PAGES, publishJobs, publishLarge } from './publish-jobs.ts'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const RUNS = 15

/** Publishing 100 pages of 150 elements, against loops that draw the same pages. Compression and fsync are the server's and not in here. */
export async function benchPublish(): Promise<BenchmarkResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-bench-'))
  const jobs = await publishJobs(folder)
  const names = Object.keys(jobs) as (keyof typeof jobs)[]
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let run = -2; run < RUNS; run += 1) {
    for (const name of names) {
      const start = performance.now()
      await jobs[name]()
      if (run >= 0) times.get(name)?.push(performance.now() - start)
    }
  }
  const large = publishLarge(folder)
  rmSync(folder, { recursive: true })

  const medianOf = (name: keyof typeof jobs): number => median(times.get(name) ?? [])
  const against =
    (limit: keyof typeof jobs, baseline: string) =>
    (label: string, name: keyof typeof jobs, aim?: string): BenchmarkRow => ({
      label,
      value: medianOf(name),
      unit: 'ms',
      ratio: medianOf(name) / medianOf(limit),
      baseline,
      ...(aim !== undefined && { aim }),
    })
  const pages = against('concatenate', 'a loop that concatenates the same pages and writes them')
  const files = against('concatenateAll', 'the same loop, the pages’ trees written as JSON beside them')
  const texts = against('concatenateOnly', 'the same loop, nothing written')
  return {
    name: `Publishing ${PAGES} pages of 150 elements (files written, neither compressed nor flushed)`,
    rows: [
      pages('pages: string concatenation (limit)', 'concatenate'),
      pages('pages: bare renderToString', 'react'),
      pages('pages: Heddle, their data made and not written', 'heddle', 'at most 1.6×'),
      files('pages and their data: string concatenation and JSON (limit)', 'concatenateAll'),
      files('pages and their data: Heddle, all files of the release', 'heddleAll', 'at most 1.6×'),
      texts('nothing written: string concatenation', 'concatenateOnly'),
      texts('nothing written: bare renderToString', 'reactOnly'),
      texts('nothing written: Heddle, pages and their data', 'heddleOnly'),
      pages('Heddle, whole publish in a new process', 'cold', 'at most 500 ms'),
      pages('Heddle, again after one page changed, nothing kept', 'again'),
      pages('Heddle, again after one page changed, the others kept', 'againKept', 'at most 50 ms'),
      { label: `Heddle, ${LARGE_PAGES} pages in a new process`, value: large.cold, unit: 'ms', aim: 'at most 12,000 ms' },
      { label: `Heddle, one page of ${LARGE_PAGES} changed`, value: large.again, unit: 'ms', aim: 'at most 150 ms' },
      { label: 'pages per second', value: (PAGES * 1000) / medianOf('heddleAll'), unit: 'pages/s', aim: 'at least 2,500' },
    ],
  }
}
