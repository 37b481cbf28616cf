import { act, useRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useEarlyUse } from './inputs/early-use.ts'
import { useHeldVariable } from './element-variable.ts'
import { NodeContext, type NodeHandle, type SharedValue } from './node.ts'
import { useTyping } from './inputs/typing.ts'

let root: Root
let page: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

const told: unknown[] = []
const drawn: string[] = []
beforeEach(() => {
  told.length = 0
  drawn.length = 0
})

/** A field that shows its value in capitals, and says what it was given. */
function Field({ first, early }: { readonly first: string; readonly early?: string }): ReactNode {
  drawn.push(first)
  const input = useRef<HTMLInputElement>(null)
  const show = (value: string): void => {
    if (input.current) input.current.value = value.toUpperCase()
  }
  const { get, set } = useHeldVariable('value', first, show, (value) => told.push(['first', value]))
  const take = (text: string): void => {
    told.push(['typed', text, get()])
    set(text.toLowerCase())
  }
  useEarlyUse(input, first.toUpperCase(), take)
  useTyping(
    input,
    () => take(input.current?.value ?? ''),
    () => set(first),
  )
  const adopt = (element: HTMLInputElement | null): void => {
    if (element && early !== undefined && input.current === null) element.value = early
    input.current = element
  }
  return <input ref={adopt} defaultValue={first.toUpperCase()} />
}

/** A value that formulas share, kept when the element goes. */
function createShared(kept: unknown): SharedValue & { readonly listeners: Set<() => void> } {
  const listeners = new Set<() => void>()
  let value = kept
  return {
    listeners,
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const handle = (shared?: SharedValue): NodeHandle => ({
  uid: 'el',
  isLive: true,
  isArriving: () => false,
  onArrival: () => () => {},
  emit: () => {},
  variable: () => shared,
  offerAction: () => () => {},
  showRows: () => {},
  port: () => undefined,
  rows: () => [],
})
const draw = (node: NodeHandle, element: ReactNode) =>
  act(async () => root.render(<NodeContext value={node}>{element}</NodeContext>))
const input = () => page.querySelector('input') ?? expect.fail('no field')
const type = (text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
  input().dispatchEvent(new Event('input', { bubbles: true }))
}

describe.each(['shared with formulas', 'of its own'])('a value %s that the control holds', (kind) => {
  const make = () => (kind === 'of its own' ? undefined : createShared('kept'))

  test('is written into it whoever sets it, and the element is not drawn again', async () => {
    const shared = make()
    await draw(handle(shared), <Field first="rye" />)
    expect(input().value).toBe('RYE')
    drawn.length = 0
    await act(async () => type('oat'))
    expect(input().value).toBe('OAT')
    expect(told).toEqual([['typed', 'oat', 'rye']])
    if (shared) {
      expect(shared.get()).toBe('oat')
      await act(async () => shared.set('spelt'))
      expect(input().value).toBe('SPELT')
    }
    expect(drawn).toEqual([])
  })

  test('follows what it begins with, and only another one', async () => {
    const node = handle(make())
    await draw(node, <Field first="rye" />)
    await act(async () => type('oat'))
    await draw(node, <Field first="rye" />)
    expect(input().value).toBe('OAT')
    await draw(node, <Field first="spelt" />)
    expect(input().value).toBe('SPELT')
    expect(told).toEqual([
      ['typed', 'oat', 'rye'],
      ['first', 'spelt'],
    ])
  })

  test('is what a visitor made of the control before it was alive', async () => {
    const shared = make()
    await draw(handle(shared), <Field first="rye" early="Oat" />)
    expect(told).toEqual([['typed', 'Oat', 'rye']])
    expect(input().value).toBe('OAT')
    if (shared) expect(shared.get()).toBe('oat')
  })
})

describe('a control that is gone', () => {
  test('is written and heard no longer', async () => {
    const shared = createShared('')
    await draw(handle(shared), <Field first="rye" />)
    const gone = input()
    await draw(handle(shared), null)
    expect(shared.listeners.size).toBe(0)
    shared.set('oat')
    expect(gone.value).toBe('RYE')
    page.append(gone)
    type('spelt')
    expect(told).toEqual([])
  })
})

describe('a form that is reset', () => {
  const Form = (): ReactNode => (
    <>
      <form id="own">
        <Field first="rye" />
      </form>
      <form id="other" />
    </>
  )
  const reset = (id: string) => act(async () => page.querySelector<HTMLFormElement>(`#${id}`)?.reset())

  test('gives its fields what they begin with; another form does not, nor one that is kept from it', async () => {
    const shared = createShared('')
    await draw(handle(shared), <Form />)
    await act(async () => type('oat'))
    await reset('other')
    expect(shared.get()).toBe('oat')
    page.addEventListener('reset', (event) => event.preventDefault(), { once: true })
    await reset('own')
    expect([shared.get(), input().value]).toEqual(['oat', 'OAT'])
    await reset('own')
    expect([shared.get(), input().value]).toEqual(['rye', 'RYE'])
  })
})
