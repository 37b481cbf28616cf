import { expect, test } from 'vitest'
import { tellStory } from './testing/story.ts'

/** `HEDDLE_FUZZ_SEEDS=2000` tells more stories; `HEDDLE_FUZZ_FIRST=17 HEDDLE_FUZZ_SEEDS=1` tells one again. */
const SEEDS = Number(process.env['HEDDLE_FUZZ_SEEDS'] ?? 40)
const FIRST = Number(process.env['HEDDLE_FUZZ_FIRST'] ?? 1)
const [PEOPLE, ACTS] = [4, 200]

const byId = (records: Iterable<{ readonly id: string }>) => Object.fromEntries([...records].map((record) => [record.id, record]))

test(
  `sync-Y1 ${SEEDS} stories of four people end with everyone seeing the same sound document`,
  { timeout: SEEDS * 5000 },
  async () => {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const { room, windows, entries, lost, leftInStorage, issues } = await tellStory({ seed, people: PEOPLE, acts: ACTS })
      const { seq, records } = room.read()
      const server = byId(records)
      expect(issues, `integrity, seed ${seed}`).toEqual([])
      expect(seq, `log, seed ${seed}`).toBe(entries.length)
      for (const [person, { store, client }] of windows.entries()) {
        expect(client.status.value, `status of person ${person}, seed ${seed}`).toBe('saved')
        expect(byId(store.values()), `person ${person}, seed ${seed}`).toEqual(server)
      }
      expect(lost, `lost edits, seed ${seed}`).toEqual([])
      expect(leftInStorage, `left in storage, seed ${seed}`).toEqual([])
      expect(new Set(entries.map((entry) => entry.localId)).size, `applied twice, seed ${seed}`).toBe(seq)
    }
  },
)
