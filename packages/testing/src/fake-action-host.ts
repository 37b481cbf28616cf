import type { ActionHost, LogLevel } from '@heddle/kit'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { fakeStorage } from './fake-storage.ts'

/** Answers of a test, by port and name, in place of those of the fake. */
export type FakePorts = {
  readonly [Port in Exclude<keyof ActionHost, 'log' | 'clock'>]?: Partial<ActionHost[Port]>
}

export interface FakeActionHost {
  readonly host: ActionHost
  /** What was asked of the ports, in order: `['navigation.open', 'https://…', true]`. Reads of the clock are left out. */
  readonly calls: readonly (readonly [name: string, ...args: unknown[]])[]
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
}

/**
 * A host for tests of actions. Variables, storage and the clock behave; the other ports answer like a page on which
 * everything exists and works. What only the world can know (requests, uploads, scripts, plugins) throws until a test
 * answers it. A changed variable is stored whole: a `change` is only recorded.
 */
export function createFakeActionHost({ variables: values = {}, ports = {} }: FakeActionHostOptions = {}): FakeActionHost {
  const calls: [name: string, ...args: unknown[]][] = []
  const logs: { level: LogLevel; message: string; data: unknown }[] = []
  const variables = new Map(Object.entries(values))
  const locals = new Map<string, unknown>()
  const clock = createFakeClock()

  /** Records each call of a port before it is answered. */
  function recorded<Port extends object>(name: string, port: Port, answers: Partial<Port> | undefined): Port {
    const methods = Object.entries({ ...port, ...answers }).map(([method, answer]) => {
      const call = (...args: readonly unknown[]): unknown => {
        calls.push([`${name}.${method}`, ...args])
        return answer(...args)
      }
      return [method, call]
    })
    return Object.fromEntries(methods)
  }
  const store = (map: Map<string, unknown>, key: string, value: unknown) => {
    map.set(key, value)
    return value
  }
  const unanswered = (name: string) => () => {
    throw new Error(`The fake host has no answer for ${name}; give one in \`ports\``)
  }

  const base: Omit<ActionHost, 'log' | 'clock'> = {
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
    collections: {
      has: () => true,
      nameOf: (id) => id,
      fetch: () => Promise.resolve([]),
      update: (_id, change) => change.value,
      rowsOf: (value) => value,
    },
    navigation: {
      hasPage: () => true,
      go: () => Promise.resolve(),
      open: () => undefined,
      back: () => true,
      toSection: () => undefined,
      progress: () => undefined,
    },
    popups: {
      open: (_id, _props, wait) => Promise.resolve(wait ? undefined : 'aaaaaa'),
      closeThis: () => undefined,
      closeAll: () => undefined,
    },
    elements: {
      run: () => Promise.resolve(null),
      emit: () => undefined,
      scrollTo: () => undefined,
      focus: () => undefined,
    },
    browser: {
      scrollTo: () => undefined,
      copy: () => Promise.resolve(),
      geolocation: unanswered('browser.geolocation'),
      hasGeolocation: () => true,
      print: () => undefined,
      share: () => Promise.resolve(),
      vibrate: () => undefined,
      notify: () => Promise.resolve(),
      installApp: () => Promise.resolve(undefined),
    },
    files: {
      isFile: (value) => value instanceof Blob,
      toBase64: unanswered('files.toBase64'),
      toUrl: (base64, mime) => `blob:${mime};${base64}`,
      save: () => undefined,
      download: () => Promise.resolve(),
      upload: unanswered('files.upload'),
    },
    language: { isOfPage: () => true, set: () => Promise.resolve() },
    theme: { set: () => undefined },
    storage: fakeStorage(),
    http: { send: unanswered('http.send') },
    event: { stopPropagation: () => undefined, preventDefault: () => undefined },
    pace: { ask: () => Promise.resolve(true) },
    scripts: { run: unanswered('scripts.run') },
    plugins: { run: unanswered('plugins.run') },
  }

  const host: ActionHost = {
    variables: recorded('variables', base.variables, ports.variables),
    local: recorded('local', base.local, ports.local),
    collections: recorded('collections', base.collections, ports.collections),
    navigation: recorded('navigation', base.navigation, ports.navigation),
    popups: recorded('popups', base.popups, ports.popups),
    elements: recorded('elements', base.elements, ports.elements),
    browser: recorded('browser', base.browser, ports.browser),
    files: recorded('files', base.files, ports.files),
    language: recorded('language', base.language, ports.language),
    theme: recorded('theme', base.theme, ports.theme),
    storage: recorded('storage', base.storage, ports.storage),
    http: recorded('http', base.http, ports.http),
    event: recorded('event', base.event, ports.event),
    pace: recorded('pace', base.pace, ports.pace),
    scripts: recorded('scripts', base.scripts, ports.scripts),
    plugins: recorded('plugins', base.plugins, ports.plugins),
    clock,
    log: (level, message, data) => logs.push({ level, message, data }),
  }
  return { host, calls, logs, clock, variables, locals }
}
