import { expect, it } from 'vitest'
import { createJoined } from './joined.ts'

function desk() {
  const joined = createJoined<string>()
  const begun: AbortSignal[] = []
  const gates: ((answer: string) => void)[] = []
  const ask = (signal = new AbortController().signal, key = 'a') =>
    joined.run(key, signal, (own) => {
      begun.push(own)
      return new Promise((resolve) => gates.push(resolve))
    })
  return { ask, begun, gates }
}

it('what many ask for at once is asked for once, and all of them get it', async () => {
  const { ask, begun, gates } = desk()
  const all = [ask(), ask(), ask()]
  gates[0]?.('rows')
  expect(await Promise.all(all)).toEqual(['rows', 'rows', 'rows'])
  const later = ask()
  gates[1]?.('new rows')
  expect(await later).toBe('new rows')
  expect(begun).toHaveLength(2)
})

it('it goes on while one of them waits, and ends when the last has gone', async () => {
  const { ask, begun } = desk()
  const [ann, bob] = [new AbortController(), new AbortController()]
  const all = [ask(ann.signal), ask(bob.signal)].map((one) => one.catch((error: unknown) => String(error)))
  ann.abort('Ann left')
  expect(begun[0]?.aborted).toBe(false)
  bob.abort('Bob left')
  expect(begun[0]?.aborted).toBe(true)
  expect(await Promise.all(all)).toEqual(['Ann left', 'Bob left'])
  await expect(ask(ann.signal)).rejects.toBe('Ann left')
  void ask()
  expect(begun).toHaveLength(2)
})
