import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { completeFrom } from './complete.ts'

const entry = (name: string) => ({ group: 'Project', name, code: `variables['${name}']`, kind: 'number', variableId: name })
const find = completeFrom(['visits', 'visitors', 'total'].map(entry), [])
const at = (text: string, explicit = false) => new CompletionContext(EditorState.create({ doc: text }), text.length, explicit)
const labels = (result: ReturnType<typeof find>) => result?.options.map(({ label }) => label)

describe('the list of names while a formula is typed', () => {
  it('offers what fits the word before the caret, ranked already', () => {
    const result = find(at('1 + vis'))
    expect(result).toMatchObject({ from: 4, filter: false })
    expect(labels(result)).toEqual(['visitors', 'visits'])
  })

  it('opens at once where it is asked for, and not by itself without a word', () => {
    expect(find(at('1 + '))).toBeNull()
    expect(labels(find(at('1 + ', true)))).toContain('total')
  })

  it('follows the next letters by itself and marks them in the names', () => {
    const text = '1 + visito'
    const first = find(at('1 + vis'))
    const next = first?.update?.(first, 4, text.length, at(text)) ?? null
    expect(labels(next)).toEqual(['visitors'])
    const [option] = next?.options ?? []
    expect(option && next?.getMatch?.(option)).toEqual([0, 6])
  })

  it('is over where something is typed that no name holds', () => {
    const text = '1 + vis('
    const first = find(at('1 + vis'))
    expect(first?.update?.(first, 4, text.length, at(text))).toBeNull()
  })
})
