import { act, useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NodeContext, type NodeHandle } from '../node.ts'
import { FormContext, type FormHandle, type FormMember, type Refusal } from './form-context.ts'
import { useInput, type InputProps, type InputValue } from './use-input.ts'

interface EmailProps extends InputProps, Pick<InputValue, 'states' | 'describedBy' | 'settle'> {
  readonly disabled?: boolean
  readonly readonly?: boolean
}

function Email({ disabled = false, readonly = false, states, describedBy, settle, ...props }: EmailProps): ReactNode {
  const control = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const input = useInput(
    control,
    { required: true, ...props },
    {
      get: () => value,
      initial: 'first',
      put: (next) => setValue(String(next)),
      drawn: value,
      states: states ?? [],
      describedBy,
      ...(settle && { settle }),
    },
  )
  return (
    <form>
      <input
        {...input.attributes}
        ref={control}
        type="email"
        required
        disabled={disabled}
        readOnly={readonly}
        value={value}
        onChange={(event) => {
          input.onEdit()
          setValue(event.target.value)
          input.change.say({ value: event.target.value })
        }}
        onFocus={input.onFocus}
        onBlur={input.onBlur}
      />
      <button>Send</button>
    </form>
  )
}

/** A form that refuses what is not `good`, and writes down what it is told. */
function createForm() {
  const members = new Set<FormMember>()
  const told: (Refusal | undefined)[] = []
  const heard: string[] = []
  const listeners = new Set<() => void>()
  let ids: string | undefined
  const form: FormHandle = {
    join: (member) => {
      members.add(member)
      return () => void members.delete(member)
    },
    nameOf: ({ fieldName }, rows) => `${String(fieldName)}/${rows.join('/')}`,
    judge: (member) => (member.value().get() === 'good' ? undefined : { rule: 'custom', message: 'No.' }),
    onEdit: () => void heard.push('edit'),
    onValue: (member) => void heard.push(String(member.value().get())),
    onTold: (_, refusal) => void told.push(refusal),
    note: () => () => {},
    shown: () => [],
    errorFor: () => undefined,
    describedBy: () => ids,
    subscribe: (callback) => {
      listeners.add(callback)
      return () => void listeners.delete(callback)
    },
  }
  return {
    form,
    members,
    told,
    heard,
    member: (): FormMember => [...members][0] ?? expect.fail('nobody is in the form'),
    describeBy: (next: string | undefined) =>
      act(async () => {
        ids = next
        for (const listener of listeners) listener()
      }),
  }
}

let root: Root
let body: HTMLElement
let said: unknown[]
let focus: (() => unknown) | undefined
const node = (): NodeHandle => ({
  uid: 'el',
  isLive: true,
  isArriving: () => false,
  onArrival: () => () => {},
  emit: (name, payload) => void said.push(payload === undefined ? name : [name, payload]),
  variable: () => undefined,
  offerAction: (_, run) => {
    focus = run
    return () => {}
  },
  showRows: () => {},
  port: () => undefined,
  rows: () => [7, 2],
})
const draw = (element: ReactNode, form?: FormHandle) =>
  act(async () =>
    root.render(
      <FormContext value={form}>
        <NodeContext value={node()}>{element}</NodeContext>
      </FormContext>,
    ),
  )

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  said = []
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

const input = () => body.getElementsByTagName('input').item(0) ?? expect.fail('no control')
const enter = () => act(async () => input().focus())
const leave = () => act(async () => input().blur())
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const isRefused = () => {
  const [invalid, state] = [input().getAttribute('aria-invalid'), input().getAttribute('data-state')]
  expect([null, 'true']).toContain(invalid)
  expect(state).toBe(invalid && 'invalid')
  return invalid === 'true'
}

describe('what is refused', () => {
  beforeEach(() => draw(<Email />))

  test('a person who only passes through a control is told nothing', async () => {
    await enter()
    await leave()
    expect(isRefused()).toBe(false)
  })

  test('a person is told once they have left the control, not while they write, and no longer when it is mended', async () => {
    await enter()
    await type('ada')
    expect(isRefused()).toBe(false)
    await leave()
    expect(isRefused()).toBe(true)
    await type('ada@')
    expect(isRefused()).toBe(true)
    await type('ada@example.org')
    expect(isRefused()).toBe(false)
    await type('ada@')
    expect(isRefused()).toBe(false)
  })

  test('what the browser takes is not refused', async () => {
    await enter()
    await type('ada@example.org')
    await leave()
    expect(isRefused()).toBe(false)
  })

  test('a person who tries to send it is told at once, and still after they only passed through it', async () => {
    await act(async () => body.querySelector('button')?.click())
    expect(isRefused()).toBe(true)
    await enter()
    await leave()
    expect(isRefused()).toBe(true)
  })

  test('a control that is out of use is not refused', async () => {
    await enter()
    await type('ada')
    await draw(<Email disabled />)
    await leave()
    await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(isRefused()).toBe(false)
  })
})

describe('events', () => {
  test('focus, change and leaving are said, what waits before it is left', async () => {
    const settle = vi.fn<() => void>()
    await draw(<Email debounce debounceDelay={400} settle={settle} />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await enter()
    await type('a')
    expect(said).toEqual(['focus'])
    expect(settle).not.toHaveBeenCalled()
    await leave()
    expect(settle).toHaveBeenCalledOnce()
    expect(said).toEqual(['focus', ['change', { value: 'a' }], 'blur'])
  })

  test('a workflow gives it the focus, unless it is read-only', async () => {
    await draw(<Email readonly />)
    await act(async () => void focus?.())
    expect(document.activeElement).not.toBe(input())
    await draw(<Email />)
    await act(async () => void focus?.())
    expect(document.activeElement).toBe(input())
  })
})

test('states of its own and what describes it stand beside those of a refusal', async () => {
  await draw(<Email states={['open', false]} describedBy="hint" />)
  expect([input().dataset['state'], input().getAttribute('aria-describedby')]).toEqual(['open', 'hint'])
  await act(async () => void input().checkValidity())
  expect(input().dataset['state']).toBe('open invalid')
})

describe('whether it holds something', () => {
  test('is said where styles ask for it, by everything that it becomes', async () => {
    await draw(<Email tellsFilled states={['open']} />)
    expect(input().dataset['state']).toBe('open')
    await type('a')
    expect(input().dataset['state']).toBe('open filled')
    await type('')
    expect(input().dataset['state']).toBe('open')
  })

  test('is not said where nobody asks', async () => {
    await draw(<Email />)
    await type('a')
    expect(input().dataset['state']).toBeUndefined()
  })
})

describe('in a form', () => {
  test('it is named by the form, which knows its rows, and is in it until it goes', async () => {
    const { form, members, member } = createForm()
    await draw(<Email fieldName="mail" />, form)
    expect(input().name).toBe('mail/7/2')
    expect([member().control(), member().rows(), member().value().initial]).toEqual([input(), [7, 2], 'first'])
    expect(member().props()).toMatchObject({ fieldName: 'mail', required: true })
    await draw(null, form)
    expect(members.size).toBe(0)
  })

  test('outside of one it has the name that it was given, and none without', async () => {
    await draw(<Email fieldName="mail" />)
    expect(input().name).toBe('mail')
    await draw(<Email />)
    expect(input().hasAttribute('name')).toBe(false)
  })

  test('the form judges its value, and hears of every change and of what is shown', async () => {
    const { form, member, told, heard } = createForm()
    await draw(<Email />, form)
    await enter()
    await type('ada')
    expect(heard.slice(-2)).toEqual(['edit', 'ada'])
    expect([isRefused(), told]).toEqual([false, []])
    await leave()
    expect([isRefused(), told.at(-1)?.message]).toEqual([true, 'No.'])
    await act(async () => member().value().put('good'))
    expect([input().value, isRefused(), told.at(-1)]).toEqual(['good', false, undefined])
    await act(async () => member().value().put('bad'))
    expect(isRefused()).toBe(false)
    await act(async () => member().tell(true))
    expect(isRefused()).toBe(true)
    await act(async () => member().tell(false))
    expect([isRefused(), told.at(-1)]).toEqual([false, undefined])
  })

  test('it is described by what shows its errors', async () => {
    const { form, describeBy } = createForm()
    await draw(<Email describedBy="hint" />, form)
    await describeBy('error')
    expect(input().getAttribute('aria-describedby')).toBe('hint error')
    await describeBy(undefined)
    expect(input().getAttribute('aria-describedby')).toBe('hint')
  })

  test('what waits is said when the form asks for it', async () => {
    const { form, member } = createForm()
    await draw(<Email debounce debounceDelay={400} />, form)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await type('a')
    expect(said).toEqual([])
    await act(async () => member().flush())
    expect(said).toEqual([['change', { value: 'a' }]])
  })
})
