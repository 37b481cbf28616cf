import type { ActionPorts, LogLevel, PortFake, PortName } from '@heddle/kit'
import { portFakes } from '@heddle/ports/fakes'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { ownFakes } from './own-fakes.ts'

/** Answers of a test, by port and name, in place of those of the fake. */
export type FakePorts = {
  readonly [Port in Exclude<PortName, 'log' | 'clock'>]?: Partial<ActionPorts[Port]>
}

export interface FakeActionHost {
  readonly host: ActionPorts
  /** What was asked of the ports, in order: `['navigation.open', 'https://…', true]`. Reads of the clock are left out. */
  readonly calls: readonly (readonly [name: string, ...args: unknown[]])[]
  /** Ports that were reached for. */
  readonly reached: ReadonlySet<string>
  readonly logs: readonly { readonly level: LogLevel; readonly message: string; readonly data: unknown }[]
  readonly clock: FakeClock
  /** Values of variables by id; those that are here exist. */
  readonly variables: Map<string, unknown>
  /** Workflow variables by name. */
  readonly locals: Map<string, unknown>
}

export interface FakeActionHostOptions {
  readonly variables?: Readonly<Record<string, unknown>>
  readonly ports?: FakePorts
  /** Fakes of ports that are not part of the catalogue. */
  readonly fakes?: readonly PortFake[]
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/**
 * A host for tests of actions: every port of the catalogue and of the runtime, by its fake. Variables, storage and the clock
 * behave; what only the world can know (requests, uploads, scripts, plugins) throws until a test answers it. A changed
 * variable is stored whole: a `change` is only recorded.
 */
export function createFakeActionHost({
  variables: values = {},
  ports: answers = {},
  fakes = [],
}: FakeActionHostOptions = {}): FakeActionHost {
  const calls: [name: string, ...args: unknown[]][] = []
  const reached = new Set<string>()
  const logs: { level: LogLevel; message: string; data: unknown }[] = []
  const variables = new Map(Object.entries(values))
  const locals = new Map<string, unknown>()
  const clock = createFakeClock()

  /** Records each call of a port before it is answered. */
  function recorded(name: string, methods: Methods): Methods {
    const record = Object.fromEntries(
      Object.entries(methods).map(([method, answer]) => [
        method,
        (...args: readonly unknown[]): unknown => {
          calls.push([`${name}.${method}`, ...args])
          return answer(...args)
        },
      ]),
    )
    return new Proxy(record, { get: (known, method) => known[String(method)] ?? unanswered(`${name}.${String(method)}`) })
  }
  const unanswered = (name: string) => (): never => {
    throw new Error(`The fake host has no answer for ${name}; give one in \`ports\``)
  }
  const store = (map: Map<string, unknown>, key: string, value: unknown) => {
    map.set(key, value)
    return value
  }

  const stores: Pick<ActionPorts, 'variables' | 'local'> = {
    variables: {
      has: (id) => variables.has(id),
      get: (id) => variables.get(id),
      set: (id, value) => store(variables, id, value),
      reset: (ids) => ids.forEach((id) => variables.set(id, values[id] ?? null)),
    },
    local: {
      create: (name, _type, value) => store(locals, name, value),
      set: (name, value) => store(locals, name, value),
    },
  }
  const opened = [...ownFakes, ...portFakes, ...fakes].map(({ name, open }) => [name, open()] as const)
  const given: Readonly<Record<string, object | undefined>> = answers
  const all = [...Object.entries(stores), ...opened].map(
    ([name, port]) => [name, recorded(name, { ...port, ...given[name] } as Methods)] as const,
  )
  const log: ActionPorts['log'] = (level, message, data) => logs.push({ level, message, data })
  const host: Readonly<Record<string, unknown>> = { ...Object.fromEntries(all), clock, log }
  const watched = new Proxy(host, {
    get(ports, name) {
      reached.add(String(name))
      return ports[String(name)]
    },
  })
  return { host: watched as unknown as ActionPorts, calls, reached, logs, clock, variables, locals }
}
