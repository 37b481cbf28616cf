import { rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillFolder, flipBit, tryFolder } from './testing/damage.ts'
import { seededRandom } from './testing/random.ts'

const TIMES = Number(process.env['HEDDLE_DAMAGE_TIMES'] ?? 1_000)
const SEED = Number(process.env['HEDDLE_DAMAGE_SEED'] ?? Date.now() % 1_000_000)
const FILES = ['heddle.sqlite', 'heddle.sqlite-wal', 'heddle.sqlite-shm']

it(`loads everything or refuses through ${TIMES} flipped bits and cut files (seed ${SEED})`, async () => {
  const random = seededRandom(SEED)
  const filled = await fillFolder(120)
  const outcomes: Record<string, number> = {}
  try {
    for (let time = 0; time < TIMES; time++) {
      const folder = filled.copy()
      const file = join(folder, FILES[Math.floor(random() * FILES.length)] ?? '')
      const at = Math.floor(random() * statSync(file).size)
      const isCut = random() < 0.2
      if (isCut) truncateSync(file, at)
      else flipBit(file, at, Math.floor(random() * 8))
      const { outcome } = await tryFolder(folder, filled).catch((error: Error) => {
        throw new Error(`${isCut ? 'cut' : 'flip'} at byte ${at} of ${file}, seed ${SEED}: ${error.message}`, { cause: error })
      })
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      rmSync(folder, { recursive: true })
    }
    console.log(`seed ${SEED}: ${JSON.stringify(outcomes)}`)
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(TIMES)
  } finally {
    filled.remove()
  }
})
