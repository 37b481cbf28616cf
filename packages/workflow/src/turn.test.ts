import { expect, it } from 'vitest'
import { createCancel } from './cancel.ts'
import { createTurn } from './turn.ts'

function open() {
  const from = new AbortController()
  const turn = createTurn(from.signal)
  const heard: string[] = []
  turn.signal.addEventListener('abort', () => heard.push('abort'))
  return { from, turn, heard }
}

it('workflow-W70 a turn that is cancelled tells once, and why it was the first time', () => {
  const { from, turn, heard } = open()
  expect(() => turn.signal.throwIfAborted()).not.toThrow()
  turn.cancel(new Error('too late'))
  turn.cancel(new Error('again'))
  from.abort('outside')
  expect([turn.signal.aborted, turn.signal.reason, heard]).toEqual([true, new Error('too late'), ['abort']])
  expect(() => turn.signal.throwIfAborted()).toThrow('too late')
})

it('workflow-W70 a turn is cancelled together with what it is part of, until it has ended', async () => {
  const { from, turn, heard } = open()
  from.abort('outside')
  expect([turn.signal.aborted, turn.signal.reason, heard]).toEqual([true, 'outside', ['abort']])
  const other = open()
  other.turn.end()
  await other.turn.ended
  other.from.abort('outside')
  expect([other.turn.signal.aborted, other.heard]).toEqual([false, []])
})

it('workflow-W70 who no longer listens hears nothing; a turn of something cancelled is cancelled from its beginning', () => {
  const { turn, heard } = open()
  const hear = () => void heard.push('left')
  turn.signal.addEventListener('abort', hear)
  turn.signal.removeEventListener('abort', hear)
  turn.cancel(new Error('x'))
  expect(heard).toEqual(['abort'])
  expect(createTurn(AbortSignal.abort('early')).signal).toMatchObject({ aborted: true, reason: 'early' })
})

it('workflow-W70 all runs of a page are cancelled by one signal, with its reason', () => {
  const page = createCancel()
  const turns = [createTurn(page.signal), createTurn(page.signal), createTurn(page.signal)]
  turns[1]?.end()
  page.cancel('left')
  page.cancel('again')
  expect(turns.map(({ signal }) => [signal.aborted, signal.reason])).toEqual([
    [true, 'left'],
    [false, undefined],
    [true, 'left'],
  ])
  expect(createTurn(page.signal).signal).toMatchObject({ aborted: true, reason: 'left' })
})
