import { act, useEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAutofocus, useEarlyUse } from './inputs/early-use.ts'
import { useElementVariable } from './element-variable.ts'
import { NodeContext, useElementAction, useEvent, useNode, usePort, type NodeHandle } from './node.ts'
import { usePartId } from './part-id.ts'

let root: Root
let body: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  body = document.createElement('div')
  document.body.append(body)
  root = createRoot(body)
})
afterEach(async () => {
  await act(async () => root.unmount())
  body.remove()
  vi.useRealTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

const handle = (more: Partial<NodeHandle> = {}): NodeHandle => ({
  uid: 'el',
  isLive: true,
  isArriving: () => false,
  onArrival: () => () => {},
  emit: () => {},
  variable: () => undefined,
  offerAction: () => () => {},
  showRows: () => {},
  port: () => undefined,
  rows: () => [],
  ...more,
})
const draw = (node: NodeHandle, element: ReactNode) =>
  act(async () => root.render(<NodeContext value={node}>{element}</NodeContext>))

function Counter({ first }: { readonly first: number }): ReactNode {
  const [value, setValue] = useElementVariable('value', first)
  return <button onClick={() => setValue(value + 1)}>{value}</button>
}

describe('a value of the element', () => {
  test('stays when its node is edited around it', async () => {
    await draw(handle(), <Counter first={1} />)
    await act(async () => body.querySelector('button')?.click())
    expect(body.textContent).toBe('2')
    await draw(handle(), <Counter first={1} />)
    expect(body.textContent).toBe('2')
  })

  test('that a visitor gave it before it was alive wins over the first value that comes with the visitor’s own, and over no later one', async () => {
    const told: unknown[] = []
    const Early = ({ first }: { readonly first: string }): ReactNode => {
      const [value, setValue] = useElementVariable('value', first, (next) => told.push(next))
      const control = useRef({ value: 'typed' })
      useEarlyUse(control, first, setValue)
      return value
    }
    // The page has its own values as soon as its elements have looked at it.
    const Arriving = (): ReactNode => {
      const [first, setFirst] = useState('served')
      useEffect(() => setFirst('own'), [])
      return (
        <>
          <Early first={first} />
          <button onClick={() => setFirst('later')} />
        </>
      )
    }
    await draw(handle(), <Arriving />)
    expect(body.textContent).toBe('typed')
    expect(told).toEqual([])
    await act(async () => body.querySelector('button')?.click())
    expect(body.textContent).toBe('later')
    expect(told).toEqual(['later'])
  })

  test('begins anew when the element comes again', async () => {
    let kept: unknown = 9
    const variable = () => ({ subscribe: () => () => {}, get: () => kept, set: (next: unknown) => void (kept = next) })
    await draw(handle({ variable }), <Counter first={1} />)
    expect(body.textContent).toBe('1')
    expect(kept).toBe(1)
  })
})

describe('a value of the element that begins with a bound one', () => {
  const [told, drawn]: [unknown[], unknown[]] = [[], []]
  beforeEach(() => void ((told.length = 0), (drawn.length = 0)))
  let set: (value: unknown) => void
  const List = ({ first, by = '' }: { readonly first: unknown; readonly by?: string }): ReactNode => {
    const [value, setValue] = useElementVariable('value', first, (begun) => told.push([by, begun]))
    useEffect(() => void (set = setValue), [setValue])
    drawn.push(value)
    return JSON.stringify(value)
  }

  test('follows when that becomes another one, and the element is told of it', async () => {
    await draw(handle(), <List first={[1]} />)
    expect(told).toEqual([])
    await draw(handle(), <List first={[2]} by="latest" />)
    expect(body.textContent).toBe('[2]')
    expect(told).toEqual([['latest', [2]]])
  })

  test('keeps what a person chose while that stays the same', async () => {
    await draw(handle(), <List first={[1]} />)
    await act(async () => set([7]))
    await draw(handle(), <List first={[1]} />)
    expect(body.textContent).toBe('[7]')
    await draw(handle(), <List first={[2]} />)
    await draw(handle(), <List first={[2]} />)
    await act(async () => set([8]))
    await draw(handle(), <List first={[2]} />)
    expect(body.textContent).toBe('[8]')
    expect(told).toEqual([['', [2]]])
  })

  test('never shows what was kept of an element before', async () => {
    const variable = () => ({ subscribe: () => () => {}, get: () => 'old', set: () => {} })
    expect(renderToString(<NodeContext value={handle({ variable })}>{<List first="new" />}</NodeContext>)).toContain('new')
    expect(drawn).toEqual(['new'])
  })

  test('is no longer told to an element that is gone', async () => {
    await draw(handle(), <List first={1} />)
    await draw(handle(), null)
    drawn.length = 0
    await act(async () => set(2))
    expect(drawn).toEqual([])
  })
})

describe('the focus that an element asks for', () => {
  const Asking = (): ReactNode => {
    const control = useRef<HTMLInputElement>(null)
    useAutofocus(control, true)
    return <input id="asking" ref={control} />
  }
  const drawBeside = async (node: NodeHandle): Promise<string | undefined> => {
    await draw(node, <button />)
    body.querySelector('button')?.focus()
    await draw(
      node,
      <>
        <button />
        <Asking />
      </>,
    )
    return document.activeElement?.localName
  }

  test('is given when it comes, also while something else has it', async () => {
    expect(await drawBeside(handle())).toBe('input')
  })

  test('is not taken from a visitor who used the page before it was alive', async () => {
    expect(await drawBeside(handle({ isArriving: () => true }))).toBe('button')
    await draw(handle({ isArriving: () => true }), null)
    await draw(handle({ isArriving: () => true }), <Asking />)
    expect(document.activeElement?.localName).toBe('input')
  })

  test('is not given on a canvas', async () => {
    await draw(handle({ isLive: false }), <Asking />)
    expect(document.activeElement).toBe(document.body)
  })
})

describe('an action of the element', () => {
  test('is offered while the element is there, and the latest one runs', async () => {
    const offers = new Map<string, (...args: unknown[]) => unknown>()
    const node = handle({
      offerAction: (name, run) => {
        offers.set(name, run)
        return () => void offers.delete(name)
      },
    })
    const Adder = ({ by }: { readonly by: number }): ReactNode => {
      useElementAction('add', (to) => Number(to) + by)
      return null
    }
    await draw(node, <Adder by={1} />)
    await draw(node, <Adder by={5} />)
    expect(offers.get('add')?.(10)).toBe(15)
    await draw(node, null)
    expect(offers.size).toBe(0)
  })
})

describe('a port of the element', () => {
  const opened = { send: () => Promise.reject(new Error('offline')) }
  const Sender = (): ReactNode => (usePort('http') ? 'ready' : 'waits')

  test('is there once the page is hydrated, and not on a canvas', async () => {
    const live = handle({ port: (name) => (name === 'http' ? (opened as never) : undefined) })
    expect(renderToString(<NodeContext value={live}>{<Sender />}</NodeContext>)).toBe('waits')
    await draw(live, <Sender />)
    expect(body.textContent).toBe('ready')
    await draw(handle(), <Sender />)
    expect(body.textContent).toBe('waits')
  })
})

describe('an event of the element', () => {
  const told: unknown[] = []
  const node = handle({ emit: (name, payload) => void told.push([name, payload]) })
  let event: ReturnType<typeof useEvent>
  const Speaker = ({ delay }: { readonly delay?: number }): ReactNode => {
    const spoken = useEvent('change', delay)
    useEffect(() => void (event = spoken), [spoken])
    return null
  }
  beforeEach(() => void (told.length = 0))

  test('is said at once without a delay, and nothing waits then', async () => {
    await draw(node, <Speaker />)
    event.say(1)
    event.flush()
    expect(told).toEqual([['change', 1]])
  })

  test('waits for the delay, and only the last one is said', async () => {
    vi.useFakeTimers()
    await draw(node, <Speaker delay={100} />)
    event.say(1)
    vi.advanceTimersByTime(60)
    event.say(2)
    vi.advanceTimersByTime(99)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([['change', 2]])
  })

  test('that came after a hurried one waits for its own time', async () => {
    vi.useFakeTimers()
    await draw(node, <Speaker delay={100} />)
    event.say(1)
    event.flush()
    vi.advanceTimersByTime(60)
    event.say(2)
    vi.advanceTimersByTime(60)
    expect(told).toEqual([['change', 1]])
    vi.advanceTimersByTime(40)
    expect(told).toEqual([
      ['change', 1],
      ['change', 2],
    ])
  })

  test('that waits is said at once when it is hurried, and dropped when the element goes', async () => {
    vi.useFakeTimers()
    await draw(node, <Speaker delay={100} />)
    event.say(1)
    event.flush()
    event.say(2)
    await draw(node, null)
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([['change', 1]])
  })
})

test('ids of parts are those of the node, and a place without a node does nothing', async () => {
  const Part = (): ReactNode => <i id={usePartId('list')} />
  const Life = (): ReactNode => String(useNode().isLive)
  expect(renderToString(<Life />)).toBe('false')
  await draw(handle(), <Part />)
  expect(body.innerHTML).toBe('<i id="el-list"></i>')
  await act(async () => root.render(<Counter first={3} />))
  await act(async () => body.querySelector('button')?.click())
  expect(body.textContent).toBe('4')
})
