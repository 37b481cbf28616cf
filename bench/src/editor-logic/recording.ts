import { serialize } from 'node:v8'
import { createRunner } from '@heddle/workflow'
import { createDraftWatch } from '../../../packages/runtime/src/recorder/draft-watch.ts'
import { median, type BenchmarkRow } from '../result.ts'
import { chainOf, createEvaluate, runsChain } from '../workflow/chain.ts'

const ACTIONS = 1000
const ROUNDS = 61
/** Runs that are timed together: one takes less than the clock can tell well. */
const BATCH = 10
const MOST = 2

type Subject = 'plain' | 'recorded' | 'sent'

/** What recording adds to an action, as a draft does it: kept and told, and sent to the editor once the run is over. */
export async function recordingRows(isQuick: boolean): Promise<readonly BenchmarkRow[]> {
  const options = runsChain(chainOf(ACTIONS), createEvaluate())
  const input = { scope: {}, signal: new AbortController().signal }
  const [told, sent] = [createDraft(() => undefined), createDraft((message) => void serialize(message))]
  const runners = {
    plain: createRunner(options),
    recorded: createRunner({ ...options, trace: told.watch.trace }),
    sent: createRunner({ ...options, trace: sent.watch.trace }),
  }
  const times: Record<Subject, number[]> = { plain: [], recorded: [], sent: [] }
  const subjects = Object.keys(times) as Subject[]
  for (let round = 0; round < (isQuick ? 11 : ROUNDS); round += 1) {
    for (const subject of subjects) {
      const before = process.threadCpuUsage()
      for (let run = 0; run < BATCH; run += 1) {
        await runners[subject].run('w', input)
        // Whatever is to be told goes out.
        if (subject === 'sent') sent.telling.say({ type: 'released', run: 0 })
        else if (subject === 'recorded') told.telling.say({ type: 'released', run: 0 })
      }
      const { user, system } = process.threadCpuUsage(before)
      times[subject].push((user + system) / BATCH / ACTIONS)
    }
  }
  const more = (subject: Subject): number => median(times[subject]) - median(times.plain)
  const baseline = `running it plainly: ${median(times.plain).toFixed(2)} µs`
  const row = (label: string, subject: Subject): BenchmarkRow => ({
    label,
    value: more(subject),
    unit: 'µs',
    ratio: median(times[subject]) / median(times.plain),
    baseline,
  })
  return [
    { ...row('recording of an action', 'recorded'), aim: `at most ${MOST} µs`, isMet: more('recorded') <= MOST },
    row('recording of an action, sent to the editor too', 'sent'),
  ]
}

/** A draft whose editor hears, of a page that nobody types into. */
function createDraft(hear: (message: unknown) => void): ReturnType<typeof createDraftWatch> {
  const draft = createDraftWatch({ addEventListener: () => undefined, querySelectorAll: () => [] })
  draft.telling.open({ postMessage: hear })
  return draft
}
