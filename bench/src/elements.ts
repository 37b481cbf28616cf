import { benchBytes } from './elements/bytes.ts'
import { benchMap } from './elements/map.ts'
import { benchWork } from './elements/work.ts'
import type { BenchmarkOptions, BenchmarkResult } from './result.ts'

/** What controls of the catalogue cost a visitor: bytes beside the same control of libraries that people take, and work. */
export async function benchElements({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  return {
    name: 'Elements: script of each control by gzip, without React, and what acts on heavy ones take',
    rows: [...(await benchBytes()), ...(await benchWork({ isQuick })), ...(await benchMap({ isQuick }))],
  }
}
